"""Two bit primitives; compiled code uses its own."""


def popcount(board: int) -> int:
    """How many bits are set."""
    return board.bit_count()


def lowest(board: int) -> int:
    """Index of the lowest set bit of a board that is not empty."""
    return (board & -board).bit_length() - 1

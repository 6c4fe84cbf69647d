"""Says which rulings of `content/rulings.toml` a test is the example of. `test_every_ruling` reads it off the files."""

from collections.abc import Callable
from typing import TypeVar

from sagrada.content.cards import RULING

Test = TypeVar("Test", bound=Callable[..., None])


def rules(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as an example of these rulings; raises KeyError for one that does not exist."""
    for ruling in ids:
        RULING[ruling]

    def mark(test: Test) -> Test:
        return test

    return mark

"""What each action does. The action must be legal; nothing is checked here."""

from sagrada.rules.movers import end_moves, move_die
from sagrada.rules.pioneers import claim_all, claimable, retest_pioneers
from sagrada.rules.placement import lift, set_down
from sagrada.rules.setup import choose_pattern, deal_card, deal_first, keep_ornaments
from sagrada.rules.state import (
    CHOOSE,
    CLAIM,
    CLAIM_PIONEER,
    COLOR,
    DEAL,
    DOWN,
    DRAW,
    END,
    FIRST,
    HAND,
    KEEP,
    MOVE,
    NO_DIE,
    PAY,
    PAY_TOKENS,
    PLACE,
    REMOVE,
    RETURN,
    ROLL,
    ROLL_HAND,
    SET_SHADE,
    SHADE,
    STOP,
    SWAP,
    SWAP_SEAT,
    TAKE,
    TURN,
    UP,
    USE,
    State,
)
from sagrada.rules.tool_ids import CORK_BACKED_STRAIGHTEDGE, GIVE_BACK_ALWAYS, GIVE_BACK_UNPLACEABLE
from sagrada.rules.tools import pay_die, pay_tokens, swap_with_seat, swap_with_track, use_tool
from sagrada.rules.turn import (
    add_drawn_die,
    add_to_pool,
    end_turn,
    go_on_after_removal,
    take_from_pool,
    tool_in_use,
)


def take(s: State, die: int) -> None:
    """Take a die from the pool; the draft is spent."""
    take_from_pool(s, die)
    s.hand = die
    s.drafted = 1
    s.phase = HAND


def place(s: State, cell: int) -> None:
    """Put the die in hand on a cell."""
    set_down(s, s.seat, s.hand, cell, tool_in_use(s) == CORK_BACKED_STRAIGHTEDGE)
    s.hand = NO_DIE
    s.phase = TURN


def give_back(s: State) -> None:
    """Put the die in hand into the pool; without a tool's leave the turn ends (revised rules, the turn)."""
    tool = tool_in_use(s)
    add_to_pool(s, s.hand)
    s.hand = NO_DIE
    if ((GIVE_BACK_ALWAYS | GIVE_BACK_UNPLACEABLE) >> tool) & 1:
        s.phase = TURN
    else:
        leave_turn(s)


def leave_turn(s: State) -> None:
    """The turn is over: pioneers may be claimed on the window as it stands, then the next turn comes."""
    if claimable(s, s.seat):
        if s.asks_claims:
            s.phase = CLAIM_PIONEER
            return
        claim_all(s, s.seat)
    end_turn(s)


def claim(s: State, slot: int) -> None:
    """The seat takes one pioneer; it is asked again while there are more."""
    s.claimed[slot] = s.seat + 1
    if claimable(s, s.seat) == 0:
        end_turn(s)


def stop(s: State) -> None:
    """No second move, or no further claim."""
    if s.phase == CLAIM_PIONEER:
        end_turn(s)
    else:
        end_moves(s)


def change_hand(s: State, die: int) -> None:
    """The die in hand is another one now."""
    s.hand = die
    s.phase = HAND


def remove(s: State, cell: int) -> None:
    """A die leaves the game from the window of the awaited seat."""
    lift(s, s.seat, cell)
    if s.pioneers:
        retest_pioneers(s, s.seat)
    go_on_after_removal(s)


def roll(s: State, shade: int) -> None:
    """A die shows a new shade: the one in hand, or the next one of the pool."""
    if s.phase == ROLL_HAND:
        change_hand(s, s.hand - s.hand % 6 + shade)
        return
    s.pool[s.step] += shade - s.pool[s.step] % 6
    s.step += 1
    if s.step == s.pool_size:
        sort_pool(s)
        s.step = 0
        s.phase = TURN


def sort_pool(s: State) -> None:
    """Bring the pool into order after all of it was rolled again."""
    size = s.pool_size
    s.pool_size = 0
    for i in range(size):
        add_to_pool(s, s.pool[i])


def draw_color(s: State, color: int) -> None:
    """Flux Remover: a die of this color leaves the bag; its shade will be chosen."""
    s.bag[color] -= 1
    s.hand = color * 6
    s.phase = SET_SHADE


def apply_outcome(s: State, outcome: int) -> None:
    """Chance has answered."""
    if outcome < ROLL:
        add_drawn_die(s, outcome - DRAW)
    elif outcome < COLOR:
        roll(s, outcome - ROLL)
    elif outcome < DEAL:
        draw_color(s, outcome - COLOR)
    elif outcome < FIRST:
        deal_card(s, outcome - DEAL)
    else:
        deal_first(s, outcome - FIRST)


def apply_word(s: State, action: int) -> None:
    """A decision that names no die, cell or card."""
    if action == END:
        leave_turn(s)
    elif action == RETURN:
        give_back(s)
    elif action == STOP:
        stop(s)
    elif action == UP:
        change_hand(s, s.hand + 1)
    elif action == DOWN:
        change_hand(s, s.hand - 1)
    elif action == PAY_TOKENS:
        pay_tokens(s)


def apply_answer(s: State, action: int) -> None:
    """A decision that no turn of a game without tools has."""
    if action < USE:
        if action < KEEP:
            choose_pattern(s, action - CHOOSE)
        elif action < CLAIM:
            keep_ornaments(s, action - KEEP)
        elif action < SHADE:
            claim(s, action - CLAIM)
        else:
            change_hand(s, s.hand - s.hand % 6 + action - SHADE)
    elif action < TAKE:
        use_tool(s, action - USE)
    elif action < SWAP:
        pay_die(s, action - PAY)
    elif action < PLACE:
        swap_with_track(s, action - SWAP)
    elif action < SWAP_SEAT:
        remove(s, action - REMOVE)
    elif action < MOVE:
        swap_with_seat(s, (action - SWAP_SEAT) // 20, (action - SWAP_SEAT) % 20)
    else:
        move_die(s, (action - MOVE) // 20, (action - MOVE) % 20)


def apply(s: State, action: int) -> None:
    """Carry out a legal action: a decision of the awaited seat, or an outcome of chance."""
    if action >= DRAW:
        apply_outcome(s, action)
    elif action < CHOOSE:
        apply_word(s, action)
    elif TAKE <= action < PAY:
        take(s, action - TAKE)
    elif PLACE <= action < REMOVE:
        place(s, action - PLACE)
    else:
        apply_answer(s, action)

"""A refusal as an exception: what it says, and its way to another process."""

import pickle

from sagrada.content.refusal import Refused
from sagrada.words.messages import explain


def test_a_refusal_says_its_sentence_and_its_rule() -> None:
    refused = Refused("bag_too_large", bag=27, most=26)
    assert str(refused) == f"{explain(refused)} [bag_too_large]"
    assert isinstance(refused, ValueError)


def test_a_refusal_without_a_sentence_says_its_rule_and_facts() -> None:
    assert str(Refused("of_tomorrow", bag=27, most=26)) == "of_tomorrow bag=27 most=26"


def test_a_refusal_survives_a_trip_to_another_process() -> None:
    back = pickle.loads(pickle.dumps(Refused("seats", seats=9)))
    assert (back.rule, back.facts) == ("seats", {"seats": 9})

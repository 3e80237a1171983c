"""An answer that its player is not sure of, over the wire: carried out if it can be taken back, else refused."""

from starlette.testclient import TestClient

from tests.marks import rule
from tests.server.play import Player, made, socket


@rule("LUD-15")
def test_what_passes_the_hand_is_refused_until_its_player_is_sure(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}])
    with socket(web, table) as line:
        ana = Player(line, keys, ["en"])
        ana.until("state")
        at = ana.states[0]["at"]
        drop = {"type": "choose", "seat": 0, "choice": ["drop", 3], "at": at}
        told = ana.ask(**drop, sure=False)
        assert (told["type"], told["rule"], told["why"]) == ("refused", "LUD-15", "unsure-hand")
        assert told["say"] == {"en": "The hand will pass: this cannot be taken back."}
        assert ana.ask(type="choose", seat=1, choice=["drop", 3], at=at, sure=False)["why"] == "not-asked"
        assert ana.ask(**drop, sure=True)["type"] == "accepted"


@rule("LUD-15")
def test_what_can_be_taken_back_is_carried_out_at_once(web: TestClient) -> None:
    table, keys = made(web, game="neombre", seats=[{"name": "Ana"}], options={"mode": "fight", "zone": "1B"})
    with socket(web, table) as line:
        ana = Player(line, keys)
        asked = ana.until("state")
        while asked["decision"]["ask"] != "team-turn":
            ana.choose(0, asked["decision"]["choices"][0])
            while ana.states[0]["at"] == asked["at"]:
                ana.until("state")
            asked = ana.states[0]
        play = next(choice for choice in asked["decision"]["choices"] if choice[0] == "play")
        assert ana.ask(type="choose", seat=0, choice=play, at=asked["at"], sure=False)["type"] == "accepted"
        while ana.states[0]["at"] == asked["at"]:
            ana.until("state")
        assert ana.states[0]["undo"]

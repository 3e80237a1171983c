"""A game of another package: connect four by another name, with what a page shows of it."""

from dataclasses import replace
from pathlib import Path

from ludotheque.games.connect4.game import Connect4


class Pond(Connect4):
    manifest = replace(Connect4.manifest, id="pond", title="The Pond")
    web = str(Path(__file__).with_name("web"))


GAME = Pond()

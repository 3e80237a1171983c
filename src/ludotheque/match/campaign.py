"""Campaigns: games that follow one another.

What one game leaves (`Result.campaign`, plain JSON without a secret) the next begins with, as its option `campaign`. A
campaign is therefore nothing but the journals of its games in order: each can be proven alone, and that each begins
with what the one before left proves the whole. As a file it is JSON lines, a header and one journal a line, sealed as
a journal is.
"""

from typing import Any

from ludotheque.core.game import Game, Result
from ludotheque.match import journal
from ludotheque.match.faces import Playable
from ludotheque.match.registry import rules_of
from ludotheque.match.table import FORMAT, Table

CARRIED = "campaign"  # the option by which a game is told what the one before left

NOT_ONE = (
    "This is not a campaign: its first line names no game.",
    "Ce n’est pas une campagne : sa première ligne ne nomme aucun jeu.",
)


class BadCampaign(journal.BadJournal):
    """Not a campaign, or games that do not follow one another."""


def has_campaign(rules: Game) -> bool:
    return CARRIED in rules.manifest.options


class Campaign:
    """`options` are those of every game, what is carried apart; `chapters` the journals of the finished games, and
    `left` what each of them left: None where the campaign ended."""

    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        self.rules = rules_of(game)
        if not has_campaign(self.rules):
            title = self.rules.manifest.title
            raise BadCampaign(
                f"{title} has no campaign: every game of it stands alone.",
                f"{title} n’a pas de campagne : chacune de ses parties est seule.",
            )
        self.options = {name: value for name, value in (options or {}).items() if name != CARRIED}
        self.begun: Any = (options or {}).get(CARRIED, self.rules.manifest.options[CARRIED].default)
        self.chapters: list[dict[str, Any]] = []
        self.left: list[dict[str, Any] | None] = []

    @property
    def carried(self) -> Any:
        """What the next game begins with; None once the campaign has ended."""
        return self.left[-1] if self.left else self.begun

    @property
    def every(self) -> dict[str, Any]:
        """The options of every game, and what the first began with."""
        return {**self.options, CARRIED: self.begun}

    @property
    def over(self) -> bool:
        return self.carried is None

    def begin(self, seats: int | None = None, seed: int | str | None = None) -> Table:
        """The table of the next game, with as many seats as sit down this time."""
        if self.over:
            raise BadCampaign(
                "This campaign has ended: begin another, or branch off before its last game.",
                "Cette campagne est finie : commencez-en une autre, ou quittez-la avant sa dernière partie.",
            )
        return Playable(self.rules).new(seats, seed, {**self.options, CARRIED: self.carried})

    def add(self, played: dict[str, Any]) -> None:
        """The journal of the next game, finished."""
        self.check_next(played["header"])
        self.keep(played, journal.replay(played).result)

    def check_next(self, header: dict[str, Any]) -> None:
        """The next game begins with what the last one left."""
        number = len(self.chapters) + 1
        if header["game"] != self.rules.manifest.id:
            raise BadCampaign(
                f"Game {number} is one of {header['game']}, not of {self.rules.manifest.id}.",
                f"La partie {number} est de {header['game']}, non de {self.rules.manifest.id}.",
            )
        wanted = self.rules.check_options(header["seats"], {**self.options, CARRIED: self.carried})
        if self.over or header["from"] is not None or header["options"] != wanted:
            raise BadCampaign(
                f"Game {number} does not begin with what the game before it left.",
                f"La partie {number} ne commence pas par ce que la précédente a laissé.",
            )

    def keep(self, played: dict[str, Any], result: Result | None) -> None:
        """The next game, played to this result."""
        number = len(self.chapters) + 1
        if result is None:
            raise BadCampaign(
                f"Game {number} is not finished: a campaign goes on when it is.",
                f"La partie {number} n’est pas finie : la campagne continue quand elle l’est.",
            )
        self.chapters.append(played)
        self.left.append(result.campaign)

    def branch(self, after: int) -> "Campaign":
        """Another campaign with the first `after` games of this one."""
        if not 0 <= after <= len(self.chapters):
            raise BadCampaign(
                f"This campaign has {len(self.chapters)} games: it cannot be left after game {after}.",
                f"Cette campagne a {len(self.chapters)} parties : on ne peut pas la quitter après la partie {after}.",
            )
        other = Campaign(self.rules.manifest.id, self.every)
        other.chapters, other.left = self.chapters[:after], self.left[:after]
        return other

    def verify(self) -> list[dict[str, Any]]:
        """Prove every game; that they follow one another was seen when they were added."""
        return [journal.verify(chapter) for chapter in self.chapters]

    def dump(self) -> str:
        """The campaign as the text of a file."""
        header = {"ludotheque": FORMAT, "campaign": self.rules.manifest.id, "options": self.every}
        return journal.sealed([header, *self.chapters])


def opened(header: Any) -> Campaign:
    """A campaign of which no game has been read, from the first line of its file."""
    if not isinstance(header, dict) or CARRIED not in header:
        raise BadCampaign(*NOT_ONE)
    if header["ludotheque"] != FORMAT:
        raise BadCampaign(
            f"This campaign is of format {header['ludotheque']!r}; this program reads format {FORMAT}.",
            f"Cette campagne est au format {header['ludotheque']!r} ; ce programme lit le format {FORMAT}.",
        )
    return Campaign(header[CARRIED], header["options"])


def parse(text: str) -> Campaign:
    """The campaign in the text of a file; every game of it is played again."""
    if not text.startswith("{"):
        raise BadCampaign(*NOT_ONE)
    try:
        with journal.reading():
            header, *chapters = journal.unsealed(text)
            campaign = opened(header)
            for chapter in chapters:
                campaign.add(chapter)
    except BadCampaign:
        raise
    except journal.BadJournal as error:
        raise BadCampaign(
            f"This campaign cannot be read. {error}", f"Cette campagne ne peut pas être lue. {error.say['fr']}"
        ) from error
    return campaign

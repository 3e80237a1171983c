"""Somebody in front of a browser. They see the page and answer on it; the frames of the page's own connection are only
listened to, to know when the server has answered."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket

FORM = ".choices form, .choices .build"
OFFERED = ".choices :is(.opt, .pcard, button.pos):not(:disabled, [aria-disabled=true])"
CONFIRM = ".decide > .acts > .btn.primary"
WAYS = ".ways .opt"

# Notes whatever lost the focus to nothing for longer than a few pictures of the screen.
WATCH_FOCUS = """
window.lostFocus = [];
let had = null, empty = 0;
const watch = () => {
  const now = document.activeElement;
  if (now && now !== document.body) { had = now; empty = 0; }
  else if (had && document.hasFocus() && ++empty === 4) {
    window.lostFocus.push(had.outerHTML.slice(0, 160));
    had = null;
  }
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

# A point of a place of the board that no pile, plate, card or panel covers, once the board lies still. Not at the edge:
# a finger is round, and the browser may give its touch to the neighbour.
FREE_POINT = """async place => {
  const free = (x, y) => document.elementFromPoint(x, y)?.closest('.sector, .zone') === place;
  const find = () => {
    const box = place.getBoundingClientRect();
    for (const finger of [5, 2]) for (let i = 1; i < 14; i++) for (let j = 1; j < 14; j++) {
      const x = box.x + box.width * i / 14, y = box.y + box.height * j / 14;
      const around = [[0, 0], [finger, 0], [-finger, 0], [0, finger], [0, -finger]];
      if (around.every(([dx, dy]) => free(x + dx, y + dy))) return [x, y];
    }
    return null;
  };
  for (let before = find(); ; ) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const now = find();
    if (String(now) === String(before)) return now;
    before = now;
  }
}"""


class Player:
    def __init__(self, page: Page, touch: bool = False, patience: float = 25) -> None:
        self.page, self.touch, self.patience = page, touch, patience
        self.complaints: list[str] = []
        self.seat: int | None = None
        self.states: dict[int | None, dict[str, Any]] = {}
        self.refusals: list[dict[str, Any]] = []
        self.connections = 0
        self.among_robots = False
        self.pending: dict[int, int] = {}  # asked by the page and not yet answered, each with `at` as it was then
        self.taken = -1  # `at` when the last answer that was accepted was given
        self.asked: set[int] = set()  # what the page only asks about: no answer is refused
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self.connected)

    # -- what the page says and hears

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def connected(self, socket: WebSocket) -> None:
        self.connections += 1
        self.pending.clear()
        self.asked.clear()
        socket.on("framereceived", self.received)
        socket.on("framesent", self.sent)

    def sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("choose", "typed", "undo"):
            self.pending[message["id"]] = -1 if message["type"] == "undo" else self.at
        elif message["type"] == "ask":
            self.asked.add(message["id"])

    def received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("accepted", "refused"):
            given = self.pending.pop(message["id"], None)
            self.taken = self.taken if given is None or message["type"] == "refused" else given
        if message["type"] == "welcome":
            self.among_robots = sum(each["kind"] != "bot" for each in message["seats"]) == 1
        if message["type"] == "welcome" and (self.seat is None or self.seat not in message["you"]):
            self.seat = message["you"][0] if message["you"] else None
        elif message["type"] == "state":
            self.states[message["seat"]] = message
        elif (
            message["type"] == "refused"
            and message["id"] not in self.asked
            and not message["why"].startswith("unsure-")
        ):
            self.refusals.append(message)

    @property
    def state(self) -> dict[str, Any] | None:
        return self.states.get(self.seat)

    @property
    def at(self) -> int:
        return max((state["at"] for state in self.states.values()), default=-1)

    @property
    def ask(self) -> str | None:
        """The name of the question asked of this seat."""
        return self.state["decision"]["ask"] if self.state and self.state["decision"] else None

    @property
    def proposes(self) -> bool:
        """Whether what this seat wants waits for the others to want it too."""
        return any(wish["seat"] == self.seat for wish in (self.state or {}).get("wishes", []))

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["over"]

    def until(self, ready: Callable[[], Any], what: str, seconds: float | None = None) -> None:
        """Wait for that, and until the page knows what became of its answers: before, it takes no other."""
        end = time.monotonic() + (seconds or self.patience)
        while not ready() or self.pending:
            assert time.monotonic() < end, f"waited in vain for {what}; last question: {self.ask}, {self.refusals[-1:]}"
            self.page.wait_for_timeout(10)

    def until_after(self, at: int, what: str) -> None:
        """Wait until more is recorded than then."""
        self.until(lambda: self.at > at, what)

    def until_paused(self) -> None:
        self.until(lambda: self.state and self.state["paused"], "the pause")

    def until_asked(self) -> bool:
        """Wait for a question or for the end; True: a question."""
        self.until(lambda: self.ask or self.over, "a question")
        if self.over:
            return False
        self.page.wait_for_selector(".decide:not(.idle) #question")
        return True

    # -- pages

    def start(self, *kinds: str, game: str = "diktat", option: str = "", level: str = "") -> None:
        """A table from its set-up. Without kinds: what the set-up proposes."""
        page = self.page
        page.goto(f"/play/{game}")
        page.wait_for_selector("form .btn.primary.big")
        if option:
            page.locator(".asked select").first.select_option(option)
        if kinds:
            self.unfold()
            for _ in range(page.locator(".places li").count() - len(kinds)):
                self.press_on(page.locator(".places li").last.locator("button.iconbtn"))
            for place, kind in enumerate(kinds):
                page.locator(".places li").nth(place).locator("select").first.select_option(kind)
                if level and kind == "bot":
                    page.locator(".places li").nth(place).locator("select").nth(1).select_option(level)
        self.press_on(page.locator("form .btn.primary.big"))

    def unfold(self) -> None:
        """The seats and options of the form, each by itself."""
        self.press_on(self.page.locator(".more > summary"))
        self.page.locator(".places li").first.wait_for()

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    @property
    def log(self) -> list[str]:
        return self.page.locator("ol.log > li").all_inner_texts()

    def open_acts(self) -> None:
        """Every act of the log with what came of it."""
        folded = self.page.locator("ol.log .unfold[aria-expanded=false]")
        while folded.count():
            folded.first.click()

    # -- answers by pointer or by finger

    def press_on(self, there: Locator) -> None:
        if self.touch:
            there.tap()
        else:
            there.click()

    def lit(self) -> Locator:
        return self.page.locator(".board :is(.sector, .zone).is-legal")

    def touch_board(self, nth: int = 0) -> bool:
        """Answer on the board itself, once it shows what the page has heard."""
        self.page.evaluate(DRAWN)
        point = self.lit().nth(nth).evaluate(FREE_POINT)
        if point is None:
            return False
        before = self.at
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        self.confirm(before)
        return True

    def confirm(self, before: int, press: Callable[[Locator], None] | None = None) -> None:
        """What was touched may ask which of several choices it means, then to be confirmed, each once, as soon as the
        page has noticed the touch."""
        button, pressed, said = self.page.locator(CONFIRM), False, False

        def recorded() -> bool:
            nonlocal pressed, said
            if not said and self.page.locator(WAYS).count():
                said = True
                meant = self.page.locator(f"{WAYS}[data-taught]")
                (press or self.press_on)(meant if meant.count() else self.page.locator(WAYS).first)
            done = self.at > before and self.taken >= before  # and not only what somebody else did
            done = done or self.proposes
            if not pressed and not done and not self.pending and button.count():
                pressed = True
                (press or self.press_on)(button)
            return done

        self.until(recorded, "the answer to be recorded")

    def list_all(self) -> None:
        """The whole list, where it is folded because the board shows all of it."""
        self.page.evaluate(DRAWN)
        if self.page.locator(".to-list").count():
            self.press_on(self.page.locator(".to-list"))

    def answer(self, verb: str | None = None, nth: int = 0) -> None:
        """Answer in the bar: the choice with this verb when it is offered, else one that can be pressed."""
        page, before = self.page, self.at
        page.evaluate(DRAWN)
        self.list_all()
        page.locator(f"{FORM}, {OFFERED}").first.wait_for(state="attached")  # a control may still be on its way
        form = page.locator(FORM)
        if form.count():
            self.fill(form, before)
            return
        offered = page.locator(OFFERED)
        decision = self.state["decision"] if self.state else None
        verbs = [choice[0] for choice in decision["choices"] or []] if decision else []
        count = offered.count()
        place = verbs.index(verb) if verb in verbs and count == len(verbs) else nth % max(1, count)
        self.press_on(offered.nth(place))
        self.confirm(before)

    def fill(self, form: Locator, before: int) -> None:
        """A control of its own: a team, a bid, a pick of several."""
        done = form.locator(".acts .btn.primary")
        if self.ask == "team-pawn":
            add = form.locator(".add:not([aria-disabled=true])")
            if add.count():
                self.press_on(add.first)
            self.press_on(done)
            self.until(lambda: self.at > before + 1 or (self.at > before and self.ask != "team-pawn"), "the team")
            return
        options = form.locator(".opt:not(.sel)")
        while done.is_disabled():
            self.press_on(options.first)
        self.press_on(done)
        self.until(lambda: self.at > before, "the answer to be recorded")

    # -- answers by keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        for _ in range(80):
            if self.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} cannot be reached with Tab")

    @property
    def wanted(self) -> int:
        """How many things a choice of several asks for."""
        decision = self.state["decision"] if self.state else None
        return (decision["domain"] or {}).get("least", 0) if decision else 0

    def type_answer(self, digit: int = 1) -> None:
        page, before = self.page, self.at
        if self.ask == "team-pawn":
            keys = page.locator(".build .add:not([aria-disabled=true]) kbd").all_inner_texts()
            self.press(*keys[:1], "Enter")
            self.until(lambda: self.at > before + 1 or (self.at > before and self.ask != "team-pawn"), "the team")
            return
        if page.locator(".choices form").count():
            for pick in page.locator(".choices form .opt").all()[: self.wanted]:
                pick.focus()
                self.press("Enter")
            self.tab_to(".choices form .btn.primary")
            self.press("Enter")
        else:
            self.press(str(digit))
        self.confirm(before, lambda _: self.press("Enter"))

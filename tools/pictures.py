"""Draws the pictures of the pages: every page by day and by night, on a desk and on a phone.

python tools/pictures.py                  # writes docs/pictures/*.webp and docs/pages.md
python tools/pictures.py steamwatchers    # only those of one part (PARTS)

A real server, a real browser (as in the browser tests) and a game that is dealt the same each time.
"""

import base64
import hashlib
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser import chromium  # noqa: E402  (the checkout comes before an installed package)
from tests.browser.player import Player  # noqa: E402
from tests.browser.positions import lay  # noqa: E402
from tests.browser.test_neombre import FIGHT, STRIKE, WON  # noqa: E402
from tests.server.process import Server, server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
STAMPS = PICTURES / "sources.json"  # by part: the digest of what its pages were made from
EVERY_PAGE = ("shell", "kit", "styles", "text", "App.svelte")  # below web/src
MADE_FROM = (".svelte", ".css", ".ftl", ".svg")
LARGEST = 60_000  # bytes of one picture
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
TITLES = {
    "home": "Home", "set-up": "Setting up a table", "guide": "A first game, guided", "table": "The table",
    "team": "Building a team", "conquest": "A conquest", "deal": "A deal and an oath",
    "advice": "A robot's advice", "seats": "Seats and links", "rule": "A rule beside the table",
    "past": "Looking back through the log", "result": "The result", "review": "The game reviewed", "replay": "Replay",
    "hand-over": "Around one screen", "rules": "The rules", "settings": "Settings", "account": "The optional account",
    "puzzles": "A problem to solve", "host": "The host's desk", "nowhere": "A link that leads nowhere",
    "steamwatchers-planning": "Steamwatchers: orders laid face down", "steamwatchers-movement": "A group sets out",
    "steamwatchers-combat": "A combat, dials still secret", "steamwatchers-result": "The end, counted",
    "hybris-planning": "Hybris: tokens laid in secret", "hybris-turn": "A character on its way",
    "hybris-combat": "A Combat, card against card", "hybris-duel": "A Duel, its tokens on the slots",
    "hybris-result": "The last Age is over",
    "olomoc-planning": "Olomòc: a row laid face down", "olomoc-march": "A march, its reach and its ruler",
    "olomoc-attack": "An attack, and how to answer it", "olomoc-hostiles": "The hostile phase",
    "olomoc-editor": "A layout of one's own", "olomoc-result": "The end of the fourth cycle",
    "neombre-fight": "Les Nominés du Néombre: a fight, and what a card would do", "neombre-loot": "Loot to be shared",
    "neombre-map": "The map of a journey", "neombre-fair": "The fair", "neombre-refuge": "The refuge",
}  # fmt: skip
# Positions of Olomòc: the agenda's markers, rows as both laid them, and whoever is asked.
ROWS = [
    ["hynek_novotny", "dominik_kralov", "petra_kantor", "interferences", "propaganda"],
    ["lumir_havel", "animosite", "vlasta_cerna", "zdenka_mraz", "propaganda"],
]
BLOC = {
    "layout": "friche",
    "cycle": 2,
    "phase": 3,
    "vp": [2, 1],
    "rows": ROWS,
    "ministries": [["animosite", "interferences", "couvre_feu"], ["animosite", "triage", "communion"]],
    "spent": ["requisition", "fortifications"],
    "pieces": {
        "a1": {"at": [5600, 6900], "noirceur": 1, "actions": 2},
        "a2": {"at": [9900, 3400], "checked": 2},
        "a3": {"at": [7300, 5000], "checked": 1, "actions": 3},
        "b1": {"at": [10600, 9300], "stunned": True, "checked": 1},
        "b2": {"at": [4300, 9700], "noirceur": 2, "actions": 2},
        "b3": {"at": [8600, 6300], "checked": 2, "actions": 3},
    },
    "markers": {"m1": {"token": 0}, "m3": {"token": 1}},
    "hostiles": [{"profile": "rogue", "at": [11900, 6400]}, {"profile": "rogue", "at": [2600, 6500]}],
}
# Positions of Hybris: the middle of a game of four, a contested deployment, a Duel, the last turn.
COSMOS = {
    "olympians": ["athena", "zeus", "poseidon", "hades"],
    "pillars": ["pillar_1", "pillar_2", "pillar_3", "pillar_5"],
    "age": 3,
    "well": 7,
    "vp": [19, 21, 16, 14],
    "hands": [["P01", "P02", "P05"], ["P04"], [], []],
    "premonitions": [["V18", "V20"], [], [], []],
    "tiles": {"O01": "0 stored", "O06": "1 AR2", "O02": "0 A", "O03": "1 B", "O04": "2 1", "O07": "3 EL1"},
    "characters": [
        {"diomede": "reserve oracle", "prophet_1": "reserve forge"},
        {"olympian": "CO1 acted", "pollux": "reserve mortal_world"},
        {"olympian": "argos acted"},
        {},
    ],
    "temples": {"argos": [0], "elis": [1]},
    "used": [["olympus"], [], [], []],
}
CONTEST = {
    "pillars": ["pillar_2", "pillar_1", "pillar_3", "pillar_5"],
    "characters": [
        {"diomede": "reserve moirai"},
        {"pollux": "reserve mortal_world"},
        {"olympian": "OL1 acted"},
        {"olympian": "MO1 acted"},
    ],
    "tiles": {"O06": "1 stored"},
}
DUEL = {
    "olympians": ["athena", "zeus"],
    "pillars": ["pillar_1", "pillar_3"],
    "seconds": ["pillar_5", "pillar_6"],
    "postures": ["humble pillar_5", "proud pillar_6"],
    "laid": {"FO1": "1 forbidden", "OL1": "0 olympian"},
    "hands": [["P01", "P02"], []],
    "characters": [{"diomede": "reserve oracle"}, {}],
}
LAST = {
    "phase": "action",
    "age": 4,
    "vp": [23, 21],
    "pillars": ["pillar_2", "pillar_1"],
    "olympians": ["athena", "zeus"],
    "characters": [{"diomede": "OR1 acted", "olympian": "OL1 acted"}, {"olympian": "MO1 acted"}],
}
# A position of Steamwatchers: five clans at war, and an attack within reach.
WAR = {
    "acting": 0,
    "clans": ["rhein_stamm", "catabates", "apotres", "menrau", "flotte"],
    "zones": {
        "rhone": "0 4b 1e movement",
        "burgundia": "0 2b defence",
        "gironde": "1 3b turret farm defence f2",
        "alba": "1 2b beacon movement",
        "lutecia": "2 3b 1e f1 movement",
        "flandria": "2 2b toxic",
        "andaluz": "3 3b beacon defence",
        "meseta": "3 2b 1e farm",
        "jylland": "4 3b turret",
        "gotaland": "4 2b 1e movement",
    },
    "players": [{"healthy": 3, "beacons": 0}, {"healthy": 2, "incubation": 1}, {}, {}, {}],
}
SEATS = [{"kind": "human", "name": "Ilse"}] + [
    {"kind": "bot", "name": f"Robot {name}"} for name in ("Radek", "Anton", "Milena")
]
DEAL = '.dealbtn[aria-disabled="false"]'

DRAWN = """Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))])
  .then(() => new Promise(requestAnimationFrame))"""
# The browser that took the picture also packs it, as small as asked.
PACK = """async ([png, width, largest]) => {
  const image = new Image(); image.src = 'data:image/png;base64,' + png; await image.decode();
  const canvas = document.createElement('canvas'); canvas.width = width;
  canvas.height = Math.round(image.height * width / image.width);
  const pen = canvas.getContext('2d'); pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (let quality = 0.9; ; quality -= 0.05) {
    const packed = canvas.toDataURL('image/webp', quality).split(',')[1];
    if (packed.length * 0.75 <= largest || quality < 0.2) return packed;
  }
}"""


class Camera:
    def __init__(self, browser: Browser, host: Server) -> None:
        self.browser, self.host = browser, host
        self.packer = browser.new_page()

    def visitor(self, width: int, height: int, scheme: str, **more: object) -> BrowserContext:
        return self.browser.new_context(
            base_url=f"http://localhost:{self.host.port}", viewport={"width": width, "height": height},
            color_scheme=scheme, locale="fr-FR", timezone_id="UTC", reduced_motion="reduce", **more,
        )  # fmt: skip

    def take(self, page: Page, name: str) -> None:
        """The page as it stands, in each theme and size."""
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                taken = base64.b64encode(page.screenshot(animations="disabled")).decode()
                packed = self.packer.evaluate(PACK, [taken, 960 if size == "desk" else 390, LARGEST])
                (PICTURES / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(packed))
        page.set_viewport_size({"width": 1440, "height": 900})
        print(name, flush=True)


def pages(camera: Camera) -> None:
    with camera.visitor(1440, 900, "dark") as context:
        page = context.new_page()
        for name, address, shown in (
            ("home", "/", ".shelf a.btn.primary"),
            ("set-up", "/play/diktat", "main form .btn.primary"),
            ("settings", "/settings", ".prefs"),
            ("account", "/account", ".switch"),
            ("rules", "/rules/diktat", ".ruleitem"),
            ("puzzles", "/puzzles", ".puzzle-from"),
            ("nowhere", "/table/nowhere", ".notice:not([aria-busy])"),
        ):
            page.goto(address)
            page.locator(shown).first.wait_for()
            camera.take(page, name)
    with camera.visitor(1440, 900, "dark") as context:
        me = Player(context.new_page())
        me.start("me", "room")
        me.page.locator(".handover").wait_for()
        camera.take(me.page, "hand-over")
        club = {"connect4": ("Ana", "Bo"), "steamwatchers": ("Zdena", "Anton", "Radek"), "phare": ("Milena", "Cy")}
        for game, names in club.items():
            camera.host.post("/api/tables", {"game": game, "seats": [{"name": name} for name in names]})
        me.page.goto("/host")
        me.page.locator(".tables li").first.wait_for()
        camera.take(me.page, "host")


def guided(camera: Camera) -> None:
    with camera.visitor(1440, 900, "dark") as context:
        page = context.new_page()
        page.goto("/play/diktat")
        page.locator("form button.btn:not(.primary)", has_text="guidée").click()
        page.locator(".lesson").wait_for()
        while (turn := page.locator(".lesson .go")).count():
            turn.click()
        page.locator("[data-taught]").first.wait_for()
        camera.take(page, "guide")


def game(camera: Camera) -> None:
    made = camera.host.post("/api/tables", {"game": "diktat", "seats": SEATS, "seed": "prague"})
    key = next(link["key"] for link in made["links"] if link["seat"] == 0)
    with camera.visitor(1440, 900, "dark") as context:
        me = Player(context.new_page())
        page = me.page
        page.goto(f"/table/{made['table']}#{key}")
        wanted = {"team", "conquest", "table", "deal"}
        answers = 0
        while me.until_asked():
            if "deal" in wanted and me.at > 30 and page.locator(DEAL).count():
                wanted.remove("deal")
                propose(camera, page)
            kind = {"team-pawn": "team", "trophy": "conquest"}.get(me.ask or "")
            if me.ask == "team-sector" and page.locator(".board .pile").count() > 7:
                kind = "table"
            if kind in wanted:
                wanted.remove(kind)
                camera.take(page, kind)
                if kind == "table":
                    around(camera, page)
            if me.ask == "team-pawn":
                send_team(me)
            else:
                me.answer("send", nth=answers * 5)
            answers += 1
        page.locator("dialog .race").wait_for()
        camera.take(page, "result")
        page.goto(f"/replay/{made['table']}?at=60")
        page.locator(".scrub").wait_for()
        camera.take(page, "replay")
        page.get_by_role("button", name="La partie revue").click()
        page.get_by_role("button", name="Revoir avec le robot").click()
        page.locator(".review [role=img]").first.wait_for(timeout=900_000)
        camera.take(page, "review")
        assert not wanted, wanted


def steamwatchers(camera: Camera) -> None:
    """A war of five clans: a game played to its end, and an attack in the middle of another."""
    bots = [{"kind": "bot", "name": f"Robot {name}", "bot": "robot", "level": "hasard"} for name in "ABCD"]
    table = {
        "game": "steamwatchers",
        "seats": [SEATS[0], *bots],
        "seed": "Europe",
        "options": {"scenario": "la_guerre_vient"},
    }
    made = camera.host.post("/api/tables", table)
    key = next(link["key"] for link in made["links"] if link["seat"] == 0)
    with camera.visitor(1440, 900, "dark") as context:
        me = Player(context.new_page())
        page = me.page
        page.goto(f"/table/{made['table']}#{key}")
        planned = False
        answers = 0
        while me.until_asked():
            assert me.state is not None
            zones = me.state["view"]["zones"].values()
            if me.ask == "orders" and not planned and any("order" in zone for zone in zones):
                planned = True
                camera.take(page, "steamwatchers-planning")
                page.keyboard.press("Escape")
            laying = page.locator(".sw-orders .kind:nth-child(2):not(:disabled)")
            if me.ask == "orders" and laying.count():
                before = me.at
                laying.first.click()
                me.until(lambda at=before: me.at > at, "the order to be recorded")
            else:
                me.answer("march" if me.ask == "movement" else "activate", nth=answers * 5)
            answers += 1
        page.locator("dialog .race").wait_for(timeout=120_000)
        camera.take(page, "steamwatchers-result")
        assert planned

        def sit(moves: list[str]) -> None:
            page.goto(lay(camera.host, "steamwatchers", 5, {}, [(0, move) for move in moves], **WAR)[0])
            page.locator(".sw-move, .sw-battle").first.wait_for()
            me.until_asked()

        sit(["activate rhone"])
        me.list_all()
        page.locator(".sw-move .opt", has_text="Gironde").first.hover()  # a click would march
        camera.take(page, "steamwatchers-movement")
        sit(["activate rhone", "march gironde", "group 4 1", "support burgundia"])
        camera.take(page, "steamwatchers-combat")


def olomoc(camera: Camera) -> None:
    with camera.visitor(1440, 900, "dark") as context:
        me = Player(context.new_page())
        page = me.page
        page.set_default_timeout(120_000)  # the first page of a server reads all contents

        def sit(moves: list[tuple[int, str]], **more: object) -> None:
            page.goto(lay(camera.host, "olomoc", 2, {}, moves, **{**BLOC, **more})[0])
            page.locator(".bloc").wait_for()
            me.until_asked()

        sit([], step="planning", phase=0, rows=[])
        for nth in (0, 3):
            page.locator(".ol-plan .rack .opt").nth(nth).click()
        camera.take(page, "olomoc-planning")
        sit([(0, "march a3")], step="activation", active="a3")
        page.locator(".ol-mark").last.click(force=True)
        page.locator(".ol-ghost").wait_for()
        camera.take(page, "olomoc-march")
        sit([(1, "attack b3 a3")], step="activation", active="b3")
        camera.take(page, "olomoc-attack")
        sit([], step="hostiles")
        camera.take(page, "olomoc-hostiles")
        unsaid: dict[str, object] = {"rows": [], "ministries": [], "spent": []}
        sit([], step="activation", active="a3", cycle=4, phase=5, hostiles=[], **unsaid)
        me.answer("end")
        page.locator("dialog .result").wait_for()
        camera.take(page, "olomoc-result")
        page.goto("/draw/olomoc")
        page.get_by_role("button", name="Friche", exact=True).click()
        page.locator(".dr-piece").nth(2).focus()
        camera.take(page, "olomoc-editor")


def hybris(camera: Camera) -> None:
    with camera.visitor(1440, 900, "dark") as context, camera.visitor(1440, 900, "dark") as other:
        me, foe = Player(context.new_page()), Player(other.new_page())
        page = me.page
        page.set_default_timeout(120_000)

        def sit(seats: int, moves: list[tuple[int, str]], options: dict[str, object], **told: object) -> list[str]:
            addresses = lay(camera.host, "hybris", seats, options, moves, **told)
            page.goto(addresses[0])
            page.locator(".hyb .hy-panel").first.wait_for()
            me.until_asked()
            return addresses

        planning = {"phase": "planning", "characters": [{"diomede": "reserve"}, {}, {}, {}], "used": []}
        sit(4, [], {}, **(COSMOS | planning))
        rack = page.locator(".hy-plan .rack button.opt")
        rack.filter(has_text="Forge").click()
        me.until(lambda: "token" in me.state["view"]["players"][0]["characters"]["diomede"], "the token")
        camera.take(page, "hybris-planning")
        sit(4, [(0, "activate diomede")], {}, **COSMOS)
        page.locator('.board [data-target="slot:OR2"]').click()
        camera.take(page, "hybris-turn")
        moves = ["1 activate pollux", "1 city argos", "1 act deploy", "1 deploy O06 AR1", "0 contest diomede"]
        moves += ["0 card P01", "1 card P04", "1 continue"]
        sit(4, [(int(move[0]), move[2:]) for move in moves], {}, **(COSMOS | CONTEST))
        camera.take(page, "hybris-combat")
        sit(2, [(0, "activate diomede"), (0, "slot OR1")], {"duel": True}, **DUEL)
        page.locator(".board .is-legal[data-target^='slot:']").first.click()
        camera.take(page, "hybris-duel")
        addresses = sit(2, [(1, "pass")], {"scenario": "renaissance"}, **LAST)
        foe.page.goto(addresses[1])
        me.answer("pass")
        while not me.over:
            me.until(lambda: me.over or any(each.ask for each in (me, foe)), "a question or the end")
            for player in (me, foe):
                if player.ask:
                    player.until_asked()
                    player.answer("decline")
        page.locator("dialog .race").wait_for()
        camera.take(page, "hybris-result")


def neombre(camera: Camera) -> None:
    with camera.visitor(1440, 900, "dark") as context:
        me = Player(context.new_page())
        page = me.page
        page.set_default_timeout(120_000)
        me.patience = 120

        def sit(mode: str, moves: list[tuple[int, str]], **told: object) -> None:
            page.goto(lay(camera.host, "neombre", 4, {"mode": mode}, moves, **told)[0])
            page.locator(".nb-stage").wait_for()
            page.locator("symbol[id^=sa-ne]").first.wait_for(state="attached")
            me.until_asked()

        sit("fight", [], **FIGHT)
        page.locator(".threat b").first.wait_for()
        page.locator('.nb-dock .pcard[data-target="card:D1B01"]').click()
        me.until(lambda: me.ask == "harm", "whom to strike")
        camera.take(page, "neombre-fight")
        sit("journey", STRIKE, **WON)
        camera.take(page, "neombre-loot")
        away = [*STRIKE, (0, "stop"), (0, "stop")]
        sit("journey", away, **WON)
        camera.take(page, "neombre-map")
        sit("journey", [*away, (0, "market")], **WON)
        camera.take(page, "neombre-fair")
        told = {**WON, "quests": {**WON["quests"], "REQ02": "fulfilled"}}
        sit("journey", [*away, (0, "home")], **told)
        camera.take(page, "neombre-refuge")


def send_team(me: Player) -> None:
    """An Emissary under cover, as far as the reserve goes."""
    before, add = me.at, me.page.locator(".build .add")
    for nth in (2, 1, 1, 0):
        if add.nth(nth).is_enabled():
            add.nth(nth).click()
    me.page.locator(".build .acts .btn.primary").click()
    me.until(lambda: me.at > before and me.ask != "team-pawn", "the team to be sent")


def propose(camera: Camera, page: Page) -> None:
    """The composer of a deal, begun and put away again. On a phone it belongs to the talk."""
    on_phone(page, "Parler")
    page.locator(DEAL).click()
    page.locator(".adder .btn").first.click()
    page.locator(".oath .btn").click()
    page.locator(".clause .btn").click()
    page.locator(".oath ol li").wait_for()
    camera.take(page, "deal")
    page.keyboard.press("Escape")
    on_phone(page, "Plateau")


def on_phone(page: Page, tab: str) -> None:
    """What a phone shows of the table from now on."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".tabs button", has_text=tab).click()
    page.set_viewport_size({"width": 1440, "height": 900})


def around(camera: Camera, page: Page) -> None:
    """What opens on the table."""
    page.locator(".advise").click()
    page.locator("dialog .explained li").first.wait_for(timeout=240_000)
    camera.take(page, "advice")
    page.keyboard.press("Escape")
    page.locator(".top [aria-haspopup=dialog]").click()
    page.locator(".menu .btn").first.click()
    page.locator(".seatrows").wait_for()
    camera.take(page, "seats")
    page.keyboard.press("Escape")
    page.locator(".decide .rule").first.click()
    page.locator("dialog .rule-body").first.wait_for()
    camera.take(page, "rule")
    page.keyboard.press("Escape")
    page.locator("ol.log > li").nth(-6).click()
    page.locator(".is-past").wait_for()
    camera.take(page, "past")
    page.locator(".acts.past .btn.primary").click()
    page.locator(".choices").wait_for()


def gallery() -> str:
    lines = ["# The pages", "", "Every page by day and by night, on a desk and on a phone. `python tools/pictures.py`"]
    lines += ["draws them again from a game that is dealt the same each time.", ""]
    for name, title in TITLES.items():
        lines += [f"## {title}", "", "| by day | by night |", "|---|---|"]
        for size in SIZES:
            shown = [f"![{title}, {size}, {theme}](pictures/{name}-{size}-{theme}.webp)" for theme in THEMES]
            lines.append(f"| {' | '.join(shown)} |")
        lines.append("")
    return "\n".join(lines)


PARTS = {
    "pages": pages,
    "guide": guided,
    "diktat": game,
    "steamwatchers": steamwatchers,
    "hybris": hybris,
    "olomoc": olomoc,
    "neombre": neombre,
}


def digest(part: str) -> str:
    """Of what the pages of a part are made from; it changes when its pictures may have to."""
    home = ROOT / "web/src"
    shown = "diktat" if part in ("pages", "guide") else part
    folders = [*(home / name for name in EVERY_PAGE), home / "games" / shown, ROOT / "src/ludotheque/games" / shown]
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted([folder] if folder.is_file() else folder.rglob("*")):
            if path.suffix in MADE_FROM:
                total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    stamps = json.loads(STAMPS.read_text()) if STAMPS.is_file() else {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--disable-dev-shm-usage"])
        with server(f"sqlite:///{folder}/tables.db", Path(folder)) as host:
            camera = Camera(browser, host)
            for part in sys.argv[1:] or PARTS:
                PARTS[part](camera)
                stamps[part] = digest(part)
                STAMPS.write_text(json.dumps(stamps, indent=2, sort_keys=True) + "\n")
        browser.close()
    (ROOT / "docs" / "pages.md").write_text(gallery(), encoding="utf-8")


if __name__ == "__main__":
    main()

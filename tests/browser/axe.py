"""What axe finds wrong with a page."""

from importlib.resources import files

from playwright.sync_api import Page

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page, colours: bool = False) -> list[str]:
    """Of the dialog that is open, behind which nothing can be reached, else of the whole page; or of its colours alone,
    where another look has seen the rest, and with no colour half way to the next. Outside the tables whatever is
    pressed is also called by the words one sees on it. The script is given to the page directly: its content policy
    lets no foreign script in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate("document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish())")
    found = page.evaluate(
        """only => {
          const rules = {"label-content-name-mismatch": {enabled: !document.querySelector(".table-root")}};
          const asked = only.runOnly ? only : {rules};
          return axe.run(document.querySelector(':modal') ?? document, {resultTypes: ['violations'], ...asked})
            .then(done => done.violations);
        }""",
        {"runOnly": ["color-contrast"]} if colours else {},
    )
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"][:4]]


def by_day_and_night(page: Page) -> list[str]:
    """The same of a page in both of its looks, the darker one left on."""
    page.emulate_media(color_scheme="light")
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    return found + faults(page, colours=True)

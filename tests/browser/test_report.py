"""The report of the laboratory, opened as the file it is: both themes, wide, narrow, on paper; no fault for axe."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ludotheque.lab.play import play
from ludotheque.lab.report import page as written
from tests.browser.axe import faults
from tests.lab.runs import plan


@pytest.mark.parametrize(("scheme", "lang"), [("light", "fr"), ("dark", "en")])
def test_a_report_reads_everywhere(browser: Browser, tmp_path: Path, artifacts: Path, scheme: Any, lang: str) -> None:
    plans = [plan("diktat", 4), plan("diktat", 4, options=[{"others": True}, {"others": False}])]
    one, two = ([play(what, what.job(number)) for number in range(120)] for what in plans)
    file = tmp_path / "report.html"
    file.write_text(written(Path("a.jsonl"), two, lang, (Path("b.jsonl"), one)), encoding="utf-8")
    context = browser.new_context(color_scheme=scheme, bypass_csp=True)
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: said.append(request.url) if not request.url.startswith("file:") else None)
    page.goto(file.as_uri())
    page.locator("#groups summary").click()
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=artifacts / f"report-{width}-{scheme}.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert not faults(page)
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator(f"label:has(#theme-{'dark' if scheme == 'light' else 'light'})").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before
    page.emulate_media(media="print")
    assert page.locator("thead").first.is_visible() and not page.locator(".theme").is_visible()
    assert not said
    context.close()

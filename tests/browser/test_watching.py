"""Looking on in the browser: games to watch, the chip that says both hours, the stand; and a report to the host."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sizes import fits
from tests.browser.test_account import sign


def test_a_game_is_watched_late_and_somebody_is_reported(visit: Visit) -> None:
    names = ("Mlada", "Radovan")
    first, other = visit(), visit()
    for each, name in zip((first, other), names, strict=True):
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
    body = {
        "game": "steamwatchers",
        "seats": [{"name": name} for name in names],
        "watch": {"who": "all", "minutes": 2},
        "clock": {"budget": 900, "bonus": 20},
    }
    made = first.page.request.post("/api/tables", data=body).json()
    table = made["table"]
    for each, link in zip((first, other), made["links"], strict=False):
        each.page.goto(f"/table/{table}#{link['key']}")
        expect(each.page.locator("#chat")).to_be_visible()
    other.page.locator("#chat").fill("what a brick you are")
    other.page.locator("#chat").press("Enter")

    looking = visit()
    looking.page.goto("/watch")
    row = looking.page.locator(".tables > li").filter(has_text=names[0])
    expect(row).to_contain_text("2 min late")
    fits(looking.page, row.wait_for)
    row.get_by_role("link", name="Watch").click()
    chip = looking.page.locator(".chip.late")
    expect(chip).to_contain_text("it is")
    expect(looking.page.get_by_label("The stand", exact=True)).to_contain_text("the table hears nothing")
    ahead = looking.page.get_by_role("region", name="Who is ahead")
    expect(ahead).to_contain_text("a robot’s estimate")
    assert sum(int(each.removesuffix("%").split(", ")[-1]) for each in ahead.locator("li .sr").all_inner_texts()) in (
        99,
        100,
        101,
    )
    fits(looking.page, ahead.wait_for)
    assert "brick" not in looking.page.locator("body").inner_text()

    third, fourth = visit(), visit()
    for each, name in ((third, "Cyd"), (fourth, "Dov")):
        sign(each.page, name, "correct horse", up=True)
        expect(each.page.locator(".lead")).to_contain_text(name)
        each.page.goto(f"/table/{table}")
    first.page.request.post("/api/person/shown", data={"shown": "all"})
    following = third.page.context.new_page()
    following.goto(f"/person#{names[0]}")
    following.get_by_role("button", name="Follow").click()
    expect(following.get_by_role("button", name="Followed")).to_have_attribute("aria-pressed", "true")
    following.goto("/watch")
    expect(following.locator(".tables > li").filter(has_text=names[0])).to_contain_text("whom you follow")
    following.close()
    third.page.locator("#stand-line").fill("what a bore")
    third.page.locator("#stand-line").press("Enter")
    heard = fourth.page.get_by_label("The stand", exact=True)
    heard.get_by_role("button", name="Report Cyd").click()
    sent = fourth.page.get_by_role("dialog", name="Report Cyd")
    expect(sent.get_by_role("checkbox", name="what a bore")).to_be_checked()
    sent.get_by_role("button", name="Send to the host").click()
    expect(sent.get_by_role("status")).to_contain_text("It has been sent")

    first.page.get_by_role("button", name=f"Report {names[1]}").click()
    dialog = first.page.get_by_role("dialog", name=f"Report {names[1]}")
    expect(dialog.get_by_role("checkbox", name="what a brick you are")).to_be_checked()
    fits(first.page, dialog.wait_for)
    dialog.get_by_role("button", name="Send to the host").click()
    expect(dialog.get_by_role("status")).to_contain_text("It has been sent")
    dialog.get_by_role("button", name="Close").last.click()
    first.page.goto("/person")
    expect(first.page.get_by_role("region", name="What you have reported")).to_contain_text("the host will read it")
    fits(first.page)

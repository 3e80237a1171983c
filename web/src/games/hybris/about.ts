/** What the things of the table of Hybris are, by the rules that say so. */

import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Meaning, View } from "../ui";
import { content, saidOf } from "./cards";
import { kindOf, read } from "./view";

const RULES: Record<string, string[]> = {
  "loc:olympus": ["HYB-140", "HYB-142"],
  "loc:colosseum": ["HYB-180", "HYB-181", "HYB-090"],
  "loc:underworld": ["HYB-185", "HYB-187"],
  "loc:moirai": ["HYB-159", "HYB-090"],
  "loc:oracle": ["HYB-153", "HYB-154"],
  "loc:forge": ["HYB-145", "HYB-150"],
  "loc:mortal_world": ["HYB-188", "HYB-092"],
  "act:convert": ["HYB-140", "HYB-141"],
  "act:design": ["HYB-142", "HYB-143"],
  "act:manufacture": ["HYB-145", "HYB-146"],
  "act:produce": ["HYB-150", "HYB-152"],
  "act:perceive": ["HYB-153"],
  "act:presage": ["HYB-154", "HYB-155", "HYB-156"],
  "act:accomplish": ["HYB-159"],
  "act:train": ["HYB-180"],
  "act:fight": ["HYB-181", "HYB-182"],
  "act:resurrect": ["HYB-185"],
  "act:drain": ["HYB-187"],
  "act:influence": ["HYB-193", "HYB-194"],
  "act:deploy": ["HYB-196", "HYB-200"],
  "phase:pillars": ["HYB-065", "HYB-069"],
  "phase:planning": ["HYB-072", "HYB-085"],
  "phase:action": ["HYB-079", "HYB-084"],
  "phase:end_of_age": ["HYB-104"],
  "fact:aegis": ["HYB-037", "HYB-085"],
  "fact:faithful": ["HYB-038"],
  "fact:prayer": ["HYB-039", "HYB-041"],
  "fact:greatness": ["HYB-043", "HYB-124"],
  "fact:card": ["HYB-053"],
  "fact:premonition": ["HYB-059", "HYB-136"],
  "fact:bonus_token": ["HYB-055", "HYB-087"],
  "fact:olympian_tokens": ["HYB-281", "HYB-290"],
  "posture:humble": ["HYB-284", "HYB-294"],
  "posture:proud": ["HYB-285", "HYB-295"],
  "fact:upgrades": ["HYB-126", "HYB-132", "HYB-122"],
  "track:determination": ["HYB-051", "HYB-248"],
  "track:goodness": ["HYB-049", "HYB-203", "HYB-206"],
  "track:sparks": ["HYB-128"],
  "tokens:used": ["HYB-110"],
  "tokens:unavailable": ["HYB-109", "HYB-110"],
  storage: ["HYB-114"],
  secret: ["HYB-030", "HYB-072"],
  well: ["HYB-062", "HYB-063", "HYB-039"],
  greatness: ["HYB-043", "HYB-065", "HYB-124"],
  ages: ["HYB-002", "HYB-115"],
};
/** By the kind of a thing. */
const KINDS: Record<string, string[]> = {
  slot: ["HYB-088", "HYB-093"],
  art: ["HYB-089", "HYB-094"],
  case: ["HYB-196", "HYB-198"],
  city: ["HYB-191", "HYB-193", "HYB-190"],
  tile: ["HYB-135", "HYB-211", "HYB-215"],
  plans: ["HYB-008", "HYB-142"],
  line: ["HYB-141"],
  upgrade: ["HYB-126", "HYB-132"],
  premonition: ["HYB-136", "HYB-137"],
  card: ["HYB-241", "HYB-248"],
  pillar: ["HYB-067", "HYB-068", "HYB-069"],
  primordial: ["HYB-187", "HYB-119"],
  pile: ["HYB-115", "HYB-156"],
  element: ["HYB-155", "HYB-117"],
  ally: ["HYB-182", "HYB-183"],
  vp: ["HYB-035", "HYB-123"],
  olympian: ["HYB-017", "HYB-125"],
};
const FIGURES: Record<string, string[]> = {
  hero: ["HYB-083", "HYB-085", "HYB-276"],
  prophet: ["HYB-083", "HYB-090", "HYB-237"],
  olympian: ["HYB-082", "HYB-096", "HYB-273"],
};
/** By the face of a token of the Duel that lies there. */
const LAID: Record<string, string[]> = { forbidden: ["HYB-287"], olympian: ["HYB-288", "HYB-289"] };
const TITLES: Record<string, string> = {
  well: "hy-the-well",
  greatness: "hy-greatness",
  storage: "hy-storage",
  secret: "hy-designs",
};

export function about(target: string, view: View, speech: Speech, label: string): Meaning | null {
  const [kind, id, more] = target.split(":");
  const now = label.includes(",") ? label.slice(label.indexOf(",") + 1).trim() : undefined;
  const title = label.split(",")[0];
  const { lang } = speech;
  if (kind === "who") {
    const god = read(view).players[Number(id)]?.olympian;
    const own = kindOf(more) === "olympian" && god ? content.olympians[god].rules : [];
    return { title, now, rules: [...own, ...FIGURES[kindOf(more)]] };
  }
  if (kind === "hero") {
    const said = content.heroes[id];
    const free = said && !(id in read(view).allies);
    return { title, now: said?.[lang].text.join(" ") ?? now, rules: free ? ["HYB-181", "HYB-182"] : FIGURES.hero };
  }
  if (kind === "quest") {
    const quest = content.quests[id];
    return {
      title: quest[lang].title,
      now: quest[lang].text.join(" "),
      rules: quest.chants ? ["HYB-161", "HYB-163", "HYB-165"] : ["HYB-170", "HYB-171"],
    };
  }
  if (RULES[target]) {
    const named = kind === "act" || kind === "loc";
    return {
      title: target in TITLES ? t(TITLES[target]) : named ? speech.name(id) : title,
      now: named ? undefined : now,
      rules: RULES[target],
    };
  }
  const laid = read(view).laid[id];
  if (kind === "slot" || (kind === "city" && laid))
    return { title, now, rules: [...(laid ? LAID[laid.face] : []), ...KINDS[kind]] };
  if (!KINDS[kind]) return null;
  const said = id ? saidOf(id) : null;
  return {
    title: said?.[lang].title || title,
    now: said?.[lang].text.join(" ") || now,
    rules: KINDS[kind],
  };
}

/** What the things of Steamwatchers' table are, by the rules that say so. */

import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Meaning, View } from "../ui";
import { archons, clans, columns, deployment, scenarios } from "./cards";
import { map } from "./map";
import { describeSea } from "./speak";
import { read, titleOf, unitsOf, type Clan, type Europe, type Holder, type Unit, type Zone } from "./view";

/** Things that are what they are wherever they lie. */
const RULES: Record<string, string[]> = {
  turn: ["STW-002", "STW-052"],
  conclave: ["STW-025", "STW-054"],
  reservation: ["STW-025", "STW-081"],
  "primus-token": ["STW-065", "STW-066"],
  deck: ["STW-051", "STW-059"],
  discard: ["STW-027"],
  archons: ["STW-062"],
  farms: ["STW-091", "STW-094"],
  turrets: ["STW-134", "STW-149"],
  harvest: ["STW-094", "STW-026"],
  units: ["STW-105", "STW-112"],
  barrels: ["STW-029", "STW-158"],
  cards: ["STW-028"],
  passed: ["STW-078", "STW-080"],
  out: ["STW-112", "STW-113"],
  healthy: ["STW-029", "STW-102"],
  contraband: ["STW-032", "STW-102"],
  surplus: ["STW-030", "STW-103"],
  supply: ["STW-104", "STW-105", "STW-184"],
  plague: ["STW-175", "STW-111"],
  exile: ["STW-014", "STW-099"],
  hand: ["STW-028"],
  rendezvous: ["STW-230", "STW-231"],
  "cell:start": ["STW-175", "STW-111"],
  "cell:resist": ["STW-176"],
  "cell:quarantine": ["STW-177", "STW-181"],
  "cell:death": ["STW-178", "STW-179"],
  "cell:end": ["STW-235"],
  "act:free": ["STW-115", "STW-116"],
  "act:mobilisation": ["STW-138", "STW-139"],
  "act:great_host": ["STW-232"],
  "act:forced_march": ["STW-126", "STW-127"],
  "act:negotiation": ["STW-142", "STW-143"],
  "act:quarantine": ["STW-182", "STW-185"],
  "reserve:base": ["STW-013", "STW-138"],
  "reserve:elite": ["STW-013", "STW-139"],
  "reserve:beacon": ["STW-119", "STW-121"],
  "reserve:contract": ["STW-142", "STW-108"],
  "reserve:toxic": ["STW-246", "STW-248"],
  "phase:conclave": ["STW-053", "STW-055"],
  "phase:planning": ["STW-068", "STW-069"],
  "phase:activation": ["STW-073", "STW-074"],
  "phase:decline": ["STW-087", "STW-090"],
  "phase:great_white": ["STW-094", "STW-102", "STW-107"],
  "order:defence": ["STW-133", "STW-148"],
  "order:movement": ["STW-117", "STW-151"],
  "order:decoy": ["STW-072"],
  "order:hidden": ["STW-068"],
  strait: ["STW-018"],
  legate: ["STW-060", "STW-061"],
  accomplice: ["STW-237"],
  "hegemony:geo": ["STW-096", "STW-203"],
  "hegemony:havens": ["STW-096", "STW-218"],
  alga: ["STW-202"],
  keeper: ["STW-221", "STW-223"],
  votes: ["STW-222"],
  trophies: ["STW-199", "STW-200"],
  giants: ["STW-228", "STW-227"],
  burnt: ["STW-208", "STW-209", "STW-213"],
  counter: ["STW-Q88"],
};
/** The others are called what they call themselves. */
const NAMES: Record<string, string> = {
  conclave: "sw-tracks-conclave",
  reservation: "sw-tracks-reservation",
  "primus-token": "sw-what-primus",
  deck: "sw-deck",
  discard: "sw-discard",
  archons: "sw-archons",
  farms: "sw-farms-left",
  turrets: "sw-turrets-left",
  healthy: "sw-what-healthy",
  contraband: "sw-what-contraband",
  surplus: "sw-surplus",
  supply: "sw-supply",
  plague: "sw-incubation",
  exile: "sw-cell-death",
  hand: "sw-hand",
  legate: "sw-what-legate",
  accomplice: "sw-what-accomplice",
  strait: "sw-what-strait",
  "hegemony:geo": "sw-what-hegemony",
  "hegemony:havens": "sw-what-hegemony",
  alga: "sw-aim-alga",
  keeper: "sw-aim-keeper",
  votes: "sw-aim-votes",
  trophies: "sw-what-trophies",
  giants: "sw-what-giants",
  rendezvous: "sw-what-rendezvous",
  burnt: "sw-aim-burnt",
  "cell:start": "sw-incubation",
  "cell:resist": "sw-cell-resist",
  "cell:quarantine": "sw-cell-quarantine",
  "cell:death": "sw-cell-death",
  "cell:end": "sw-cell-end",
};
const TITLES: Record<string, string[]> = {
  watcher: ["STW-056", "STW-057"],
  legate: ["STW-060", "STW-061"],
  archon: ["STW-062", "STW-063"],
  primus: ["STW-065", "STW-066", "STW-067"],
};
/** What a clan can do, then what its elite can. */
const CLANS: Record<string, [string[], string[]]> = {
  rhein_stamm: [["STW-232"], ["STW-233"]],
  apotres: [["STW-234", "STW-235"], ["STW-236"]],
  flotte: [["STW-237"], ["STW-238"]],
  conglomerat: [["STW-239"], ["STW-240"]],
  alliance: [["STW-241", "STW-242"], ["STW-243"]],
  catabates: [["STW-244"], ["STW-245"]],
  menrau: [
    ["STW-246", "STW-248"],
    ["STW-250", "STW-251"],
  ],
};
const BUILT: Record<string, string[]> = {
  farm: ["STW-094", "STW-172"],
  toxic: ["STW-249", "STW-247"],
  turret: ["STW-149", "STW-136"],
  beacon: ["STW-121", "STW-131"],
};
/** What each scenario is about; the first says it in brief. */
const SCENARIOS: Record<string, string[]> = {
  apprentissage: ["STW-191", "STW-193", "STW-194", "STW-195"],
  la_guerre_vient: ["STW-196", "STW-100"],
  les_feux_du_vieux_monde: ["STW-199", "STW-200"],
  l_algue_miraculeuse: ["STW-202", "STW-203"],
  le_pillage_des_crames: ["STW-208", "STW-209", "STW-213"],
  les_ruines: ["STW-216", "STW-217", "STW-218"],
  le_reliquaire: ["STW-221", "STW-222", "STW-224"],
  les_trois_geantes: ["STW-227", "STW-228"],
  le_rendez_vous: ["STW-230", "STW-231"],
};
const MOST = 4; // rules of a zone, most telling first

const called = (speech: Speech, holder: Holder): string =>
  typeof holder === "number" ? speech.seat(holder) : speech.name("crames");
const clanOf = (europe: Europe, holder: Holder): string =>
  typeof holder === "number" ? (europe.players[holder]?.clan ?? "") : "";
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** What follows the name of a thing in what it calls itself. */
const rest = (label: string): string => upper(label.slice(label.indexOf(",") + 1).trim());

function zoneRules(zone: Zone, id: string): string[] {
  const alone = typeof zone.control === "number" && zone.holder === undefined;
  const has = (kind: string) => zone.structures?.some((each) => each.kind === kind);
  const found: [unknown, string][] = [
    [zone.raid, "STW-130"],
    [zone.target === "neutral", "STW-228"],
    [zone.target !== undefined && zone.target !== "neutral", "STW-231"],
    [zone.barrel, "STW-209"],
    [zone.holder === "crames", "STW-208"],
    [alone, has("toxic") ? "STW-248" : "STW-121"],
    [!alone, "STW-019"],
    [zone.floors || has("farm"), "STW-094"],
    [has("toxic"), "STW-249"],
    [has("turret"), "STW-149"],
    [zone.cube, "STW-150"],
    [zone.haven, "STW-142"],
    [map.zones[id].terrain === "mountain", "STW-126"],
    [map.zones[id].terrain === "mountain", "STW-125"],
  ];
  return found.flatMap(([there, rule]) => (there ? [rule] : [])).slice(0, MOST);
}

/** A piece that stands in a zone. */
function piece(kind: string, id: string, more: string, europe: Europe, speech: Speech): Meaning | null {
  const zone = europe.zones[id];
  const where = speech.name(id);
  if (kind === "column")
    return zone.floors
      ? {
          title: t("sw-what-column"),
          now: `${where}, ${t("sw-floors", { n: zone.floors })}`,
          rules: ["STW-094", zone.holder === undefined ? "STW-088" : "STW-090", "STW-012"],
        }
      : null;
  if (kind === "haven") return { title: upper(t("sw-zone-haven")), now: where, rules: ["STW-024", "STW-142"] };
  if (kind === "cube") return { title: upper(t("sw-zone-cube")), now: where, rules: ["STW-150", "STW-174"] };
  if (kind === "barrel") return { title: upper(t("sw-zone-barrel")), now: where, rules: ["STW-209", "STW-032"] };
  if (kind === "clash") return { title: t("sw-combat-here"), now: where, rules: ["STW-130", "STW-160", "STW-161"] };
  if (kind === "target") {
    const neutral = zone.target === "neutral";
    return {
      title: t("sw-zone-target", { who: neutral ? "" : called(speech, zone.target as number) }),
      now: where,
      rules: neutral ? ["STW-228"] : ["STW-231", "STW-230"],
    };
  }
  if (kind === "order") {
    const order = zone.order;
    if (!order) return null;
    return {
      title: order.kind
        ? upper(t("sw-zone-order", { order: speech.name(order.kind) }))
        : upper(t("sw-zone-hidden", { who: called(speech, order.owner) })),
      now: `${where}, ${called(speech, order.owner)}`,
      rules: RULES[`order:${order.kind ?? "hidden"}`],
    };
  }
  if (kind === "built") {
    const structure = zone.structures?.[Number(more)];
    if (!structure) return null;
    const trapped = structure.kind === "beacon" && clanOf(europe, structure.owner) === "conglomerat" ? ["STW-239"] : [];
    const title =
      structure.kind === "beacon"
        ? t("sw-zone-beacon", { who: called(speech, structure.owner) })
        : speech.name(structure.kind);
    return { title: upper(title), now: where, rules: [...trapped, ...BUILT[structure.kind]] };
  }
  const raid = more.startsWith("raid-");
  const unit = more.replace("raid-", "") as Unit;
  const holder: Holder = raid ? zone.raid?.seat : zone.holder;
  if (holder === null || holder === undefined) return null;
  const n = typeof holder === "number" ? unitsOf(europe, holder, id)[unit] : (zone[unit] ?? 0);
  const clan = clanOf(europe, holder);
  const [name, force] = [clans[clan]?.[speech.lang].elite, (raid ? zone.raid?.force : zone.force) ?? 0];
  const title = unit === "elite" && name ? `${speech.counted(unit, n)} (${name})` : speech.counted(unit, n);
  return {
    title: upper(title),
    now: `${where}, ${called(speech, holder)}, ${t("sw-force-of", { n: force })}`,
    rules:
      holder === "crames"
        ? ["STW-208", "STW-210"]
        : unit === "elite"
          ? [...(CLANS[clan]?.[1] ?? []), "STW-147"]
          : ["STW-147", "STW-022"],
  };
}

/** How a clan stands with what its board counts. */
function standing(kind: string, clan: Clan | undefined): string | undefined {
  if (!clan) return undefined;
  if (kind === "surplus") return t("sw-surplus-n", { healthy: clan.spare_healthy, contraband: clan.spare_contraband });
  if (kind === "supply") return t("sw-supply-now", { units: clan.units, level: clan.supply });
  if (kind === "plague") return upper(t("sw-incubation-now", { n: clan.incubation }));
  const of = clans[clan.clan ?? ""];
  if (kind === "healthy" && of) return t("sw-stock", { n: clan.healthy, of: of.healthy, q: clan.blocked });
  return kind === "contraband" && of ? t("sw-stock", { n: clan.contraband, of: of.contraband, q: 0 }) : undefined;
}

export function about(target: string, view: View, speech: Speech, label: string): Meaning | null {
  const europe = read(view);
  const [kind, id, more = ""] = target.split(":");
  switch (kind) {
    case "zone":
      return id in europe.zones
        ? { title: speech.name(id), now: rest(label), rules: zoneRules(europe.zones[id], id) }
        : { title: speech.name(id), rules: ["STW-035"] };
    case "in":
      return id in europe.zones
        ? piece(more.split("-")[0], id, more.slice(more.indexOf("-") + 1), europe, speech)
        : null;
    case "sea": {
      if (!(id in europe.seas)) return null;
      const closed = europe.named_sea === id ? ["STW-063"] : [];
      return {
        title: speech.name(id),
        now: upper(describeSea(speech, europe, id).join(", ")),
        rules: [...closed, "STW-123", "STW-017", "STW-108"],
      };
    }
    case "title": {
      const name = titleOf(id);
      const [held, next] = (["title", "reserved"] as const).map((track) =>
        europe.players.findIndex((clan) => clan[track] === id && !clan.out),
      );
      const now = [
        t(`sw-gives-${name}`),
        held >= 0 ? t("sw-held-by", { who: speech.seat(held) }) : "",
        next >= 0 ? t("sw-reserved-by", { who: speech.seat(next) }) : "",
      ]
        .filter(Boolean)
        .join(" ");
      return { title: t(`sw-${name}`), now, rules: TITLES[name] };
    }
    case "card": {
      const archon = archons[id]?.[speech.lang];
      if (archon) return { title: archon.title, now: archon.text.join(" "), rules: ["STW-062", "STW-063"] };
      return {
        title: speech.name(id),
        now: t("sw-floors", { n: columns[id]?.floors ?? 0 }),
        rules: ["STW-057", "STW-051"],
      };
    }
    case "law": {
      const archon = archons[europe.in_force ?? ""]?.[speech.lang];
      return archon
        ? {
            title: archon.title,
            now: europe.enacted_by >= 0 ? t("sw-enacted", { who: speech.seat(europe.enacted_by) }) : undefined,
            rules: ["STW-063", "STW-064"],
          }
        : null;
    }
    case "deployment":
      return {
        title: upper(t("sw-deployment", { n: Number(id) })),
        now: deployment(Number(id))
          .map((zone) => speech.name(zone))
          .join(", "),
        rules: ["STW-044", ...(id === "6" ? ["STW-047", "STW-048"] : ["STW-045"])],
      };
    case "order":
      return { title: upper(speech.name(id)), rules: RULES[target] };
    case "scenario":
      return {
        title: scenarios[id]?.[speech.lang].title ?? label,
        now: scenarios[id]?.[speech.lang].text.join(" ") || undefined,
        rules: SCENARIOS[id] ?? ["STW-Q88"],
      };
    case "clan": {
      const board = clans[id]?.[speech.lang];
      return board ? { title: board.name, now: board.text.join(" "), rules: (CLANS[id] ?? [[], []]).flat() } : null;
    }
    case "slot":
    case "stock": // answered by a touch just now
      return { title: label, rules: kind === "slot" ? ["STW-115", "STW-116"] : ["STW-183"] };
    default: {
      const key = target in RULES ? target : kind;
      return key in RULES
        ? {
            title: upper(key in NAMES ? t(NAMES[key]) : label),
            now: standing(kind, europe.players[Number(id)]),
            rules: RULES[key],
          }
        : null;
    }
  }
}

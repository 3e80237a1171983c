/** The studio: experiments and editions, for the host and whom the host lets in. */

import type {
  StudioAnswer,
  Done,
  DrawEdition,
  EditEdition,
  EditionDrawn,
  EditionFiles,
  EditionForms,
  EditionState,
  EditionTried,
  ExperimentCard,
  FrozenEdition,
  GameCard,
  GameOpened,
  GamesToOpen,
  NewExperiment,
  OfferedValue,
  Studio,
  StudioForecast,
  StudioGuests,
} from "./api.gen";
import { asked, ask } from "./hosting";
import { named, words } from "./i18n.svelte";
import { optionName, valueName } from "./options";

const experiment = (id: string) => `/api/studio/experiments/${encodeURIComponent(id)}`;
const edition = (id: string) => `/api/studio/editions/${encodeURIComponent(id)}`;

export const studio = {
  desk: () => ask<Studio>("GET", "/api/studio"),
  forecast: (question: NewExperiment) => ask<StudioForecast>("POST", "/api/studio/forecast", question),
  ask: (question: NewExperiment) => ask<ExperimentCard>("POST", "/api/studio/experiments", question),
  look: (id: string) => ask<ExperimentCard>("GET", experiment(id)),
  pause: (id: string) => ask<ExperimentCard>("POST", `${experiment(id)}/pause`),
  resume: (id: string) => ask<ExperimentCard>("POST", `${experiment(id)}/resume`),
  remove: (id: string) => ask<Done>("POST", `${experiment(id)}/remove`),
  answer: (id: string) => ask<StudioAnswer>("GET", `${experiment(id)}/answer?lang=${words.lang}`),
  games: (id: string, key: string) =>
    ask<GamesToOpen>("GET", `${experiment(id)}/games?key=${encodeURIComponent(key)}&lang=${words.lang}`),
  open: (id: string, number: number) => ask<GameOpened>("POST", `${experiment(id)}/games/${number}/open`),
  newEdition: (game: string, name: string) => ask<EditionFiles>("POST", "/api/studio/editions", { game, name }),
  removeEdition: (id: string) => ask<Done>("POST", `${edition(id)}/remove`),
  freeze: (id: string) => ask<FrozenEdition>("POST", `${edition(id)}/freeze`),
  forms: (game: string) => ask<EditionForms>("GET", `/api/studio/forms/${encodeURIComponent(game)}?lang=${words.lang}`),
  state: (id: string) => ask<EditionState>("GET", `${edition(id)}/state?lang=${words.lang}`),
  edit: (id: string, change: EditEdition) =>
    ask<EditionTried>("POST", `${edition(id)}/edit?lang=${words.lang}`, change),
  drawn: (id: string, change: DrawEdition) => ask<EditionDrawn>("POST", `${edition(id)}/drawn`, change),
  step: (id: string, version: number, to: number) =>
    ask<EditionState>("POST", `${edition(id)}/step?lang=${words.lang}`, { version, to }),
  takeAway: async (id: string, name: string) =>
    saved(await (await asked("GET", `${edition(id)}/zip`)).blob(), `${name}.zip`),
  bring: async (id: string, folder: Blob) =>
    (await asked("POST", `${edition(id)}/zip?lang=${words.lang}`, folder)).json() as Promise<EditionState>,
  guests: () => ask<StudioGuests>("GET", "/api/admin/studio"),
  let: (account: string, may: boolean) => ask<StudioGuests>("POST", "/api/admin/studio", { account, may }),
  /** `turned`: a page in the game's words. */
  async save(id: string, kind: string, turned: (page: string) => string): Promise<void> {
    const told = await asked("GET", `${experiment(id)}/file/${kind}?lang=${words.lang}`);
    const body = kind === "html" ? new Blob([turned(await told.text())], { type: "text/html" }) : await told.blob();
    saved(body, `ludotheque-${id}.${kind}`);
  },
};

/** A file for whoever looks. */
export function saved(body: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const TAKEN = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

/** A drawing as a file of its own, as it looks here and now. */
export function drawing(shown: SVGSVGElement): Blob {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const parts = [...copy.querySelectorAll<SVGElement>("*")];
  [...shown.querySelectorAll<SVGElement>("*")].forEach((part, n) => {
    const look = getComputedStyle(part);
    for (const name of TAKEN) parts[n].style.setProperty(name, look.getPropertyValue(name));
    for (const name of ["class", "href", "tabindex"]) parts[n].removeAttribute(name);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  copy.removeAttribute("class");
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

/** Whether a content is an edition that somebody made here, and what they called it, as far as its name tells. */
export function editionOf(content: unknown): string | null {
  const found = /^([a-z0-9-]{1,24})\.[0-9a-f]{12}$/.exec(String(content));
  return found ? found[1] : null;
}

/** How long that is, in words. */
export function lasting(seconds: number): string {
  const [unit, size] =
    seconds < 90
      ? (["second", 1] as const)
      : seconds < 5400
        ? (["minute", 60] as const)
        : seconds < 172_800
          ? (["hour", 3600] as const)
          : (["day", 86_400] as const);
  return new Intl.NumberFormat(words.lang, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(seconds / size)));
}

type Say = (id: string, values?: Record<string, string | number>) => string;

/** What a content is called: one's own by their names, what comes with the game in words. */
export const sideName = (name: string, t: Say): string => (name === "house" ? t("studio-house") : name);

const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Whatever was said of an experiment in the game's words where it compares values of an option: the lab knows only the
 * option's name. */
export function inWords(one: ExperimentCard, card: GameCard | undefined, t: Say, page = false): <T>(told: T) => T {
  const option = card?.options.find(({ name }) => name === one.option);
  if (!card || !option) return (told) => told;
  const pairs = one.sides.map(({ name, options }): [string, string] => {
    const value = options[one.option] as OfferedValue["value"];
    const offered = option.offered.find((each) => each.value === value) ?? { value, say: null, seats: null };
    const chosen =
      typeof value === "boolean" ? t(value ? "studio-yes" : "studio-no") : valueName(card.id, option, offered);
    const said = t("studio-side", { option: optionName(card.id, option), value: chosen });
    return [name, page ? escaped(said) : said];
  });
  pairs.sort(([a], [b]) => b.length - a.length); // one may begin as another does
  const turn = (text: string) => pairs.reduce((told, [name, said]) => told.replaceAll(name, () => said), text);
  return <T>(told: T): T =>
    JSON.parse(JSON.stringify(told), (name, value: unknown) =>
      typeof value === "string" && name !== "key" && name !== "id" ? turn(value) : value,
    ) as T;
}

/** The question of an experiment, in the words of whoever asked, or in ours. */
export function asking(one: ExperimentCard, title: string, t: Say): string {
  if (one.title) return one.title;
  const [a, b] = one.sides.map((side) => sideName(side.name, t));
  const option = named([`option-${one.game}-${one.option}`, `option-${one.option}`]) ?? one.option;
  return t(`studio-asking-${one.kind}`, { title, a, b: b ?? "", option });
}

/** With whom it is played, and with what. */
export function settings(one: ExperimentCard, title: string, t: Say): string {
  const bots = [...new Set(one.bots)].map((bot) =>
    words.has(`level-${bot}`) ? t(`level-${bot}`).split(" (")[0] : bot,
  );
  return [title, t("studio-players", { n: one.seats }), bots.join(", ")].join(" · ");
}

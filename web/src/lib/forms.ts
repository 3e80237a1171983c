/** Forms as the server makes them (kit/content/forms.py), and the values that are filled in. */

export type Path = (string | number)[];
export type Names = (record: string) => { id: string; label: string }[];
export interface Word {
  id: string;
  label: string;
}
export interface FormField {
  key: string;
  label: string;
  says: string;
  needed: boolean;
  form: Form;
}
export interface When {
  value?: unknown;
  key?: string;
  is?: unknown;
  among?: unknown[];
  type?: "number" | "text";
}
export interface FormOption {
  label: string;
  group: string;
  when: When;
  offered: boolean;
  form: Form;
}
export type Form =
  | { kind: "number"; low: number | null; high: number | null }
  | { kind: "text"; pattern: string }
  | { kind: "flag" }
  | { kind: "word"; words: Word[] }
  | { kind: "name"; of: string }
  | { kind: "fixed"; value: unknown }
  | { kind: "list"; item: Form; low: number; high: number | null }
  | { kind: "pair"; items: Form[] }
  | { kind: "table"; fields: FormField[]; some?: string[] }
  | { kind: "choice"; options: FormOption[] }
  | { kind: "same"; as: string };
export type Forms = Record<string, Form>;
type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The form itself, where it is that of another name. */
export function known(forms: Forms, form: Form): Exclude<Form, { kind: "same" }> {
  let found = form;
  while (found.kind === "same") found = forms[found.as];
  return found;
}

export function fits(when: When, value: unknown): boolean {
  if ("value" in when) return value === when.value;
  if (when.among) return when.among.includes(value);
  if (when.type) return typeof value === (when.type === "text" ? "string" : "number");
  return isTable(value) && when.key! in value && (!("is" in when) || value[when.key!] === when.is);
}

/** Whether a value is written in one line of a form. */
export const isPlain = (forms: Forms, form: Form): boolean =>
  ["number", "text", "flag", "word", "name"].includes(known(forms, form).kind);

/** A value to begin with: the first and the least of everything. */
export function blank(forms: Forms, form: Form, names: Names): unknown {
  const here = known(forms, form);
  switch (here.kind) {
    case "number":
      return Math.max(here.low ?? 0, Math.min(1, here.high ?? 1));
    case "text":
      return "…";
    case "flag":
      return true;
    case "word":
      return here.words[0].id;
    case "name":
      return names(here.of)[0]?.id ?? "";
    case "fixed":
      return here.value;
    case "list":
      return Array.from({ length: Math.max(here.low, 1) }, () => blank(forms, here.item, names));
    case "pair":
      return here.items.map((item) => blank(forms, item, names));
    case "table":
      return Object.fromEntries(
        here.fields
          .filter((field) => field.needed || field.key === here.some?.[0])
          .map((field) => [field.key, blank(forms, field.form, names)]),
      );
    case "choice":
      return blank(forms, (here.options.find((option) => option.offered) ?? here.options[0]).form, names);
  }
}

/** The next choice keeps of the last the numbers and steps that have a place in it. */
export function turned(forms: Forms, form: Form, value: unknown, names: Names): unknown {
  const fresh = blank(forms, form, names);
  const here = known(forms, form);
  if (here.kind !== "table" || !isTable(value) || !isTable(fresh)) return fresh;
  const kept = here.fields.filter(({ key, form }) => key in value && likes(known(forms, form), value[key]));
  return { ...fresh, ...Object.fromEntries(kept.map(({ key }) => [key, value[key]])) };
}

function likes(form: Form, value: unknown): boolean {
  if (form.kind === "number")
    return typeof value === "number" && value >= (form.low ?? value) && value <= (form.high ?? value);
  if (form.kind === "word") return form.words.some(({ id }) => id === value);
  return form.kind === "list"
    ? Array.isArray(value)
    : form.kind === "choice" && form.options.some((o) => fits(o.when, value));
}

/** The fields of a table as they are shown: first those to fill in, then what may be added. */
export function inOrder(
  editing: { forms: Forms; value(path: Path): unknown },
  fields: FormField[],
  path: Path,
): FormField[] {
  const shown = fields.filter(({ form }) => form.kind !== "fixed");
  const added = ({ key, needed, form }: FormField) =>
    !needed && !isPlain(editing.forms, form) && editing.value([...path, key]) === undefined;
  return [...shown.filter((each) => !added(each)), ...shown.filter(added)];
}

/** What stands at a path. */
export function at(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) {
    if (Array.isArray(found)) found = found[Number(key)];
    else if (isTable(found)) found = found[key];
    else return undefined;
  }
  return found;
}

export const under = (path: Path, whole: Path): boolean => whole.every((key, i) => path[i] === key);
export const sameAs = (a: Path, b: Path): boolean => a.length === b.length && under(a, b);

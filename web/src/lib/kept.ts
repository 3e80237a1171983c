/** What this tab keeps over a reload, as long as it is open. */

const key = (name: string) => `ludotheque.now ${name}`;

/** Null: no longer. */
export function keepForNow(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key(name));
    else sessionStorage.setItem(key(name), JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function keptForNow<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(name)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

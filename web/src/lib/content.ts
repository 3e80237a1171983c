/** What a game needs beside its script: drawings and printed cards, kept for good by the browser. */

/** A file that was built with the page. When it cannot be had, the page says so as of any part of it. */
async function fetched<T>(address: string): Promise<T> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as T;
  } catch (wrong) {
    dispatchEvent(new Event("vite:preloadError"));
    throw wrong;
  }
}

export interface Printed {
  /** Fetch our own. */
  prepare(): Promise<void>;
  /** Show another's; nothing: our own again. */
  use(others?: unknown): void;
}

/** What is printed or drawn, at an address of its own, until a table is played with another's. */
export function printed<T>(address: string, take: (now: T) => void): Printed {
  let own: T;
  return {
    prepare: async () => take((own = await fetched<T>(address))),
    use: (others) => take((others as T | null | undefined) ?? own),
  };
}

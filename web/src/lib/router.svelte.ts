/** Paths without a hash: the part behind # is kept for seat keys and for anchors of rules. */

/** As it was before it was made an address; null: it is no encoding of anything. */
function plain(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** What stands behind #: a program that mangled it may have left the keys in it whole. */
function behind(): string {
  const hash = location.hash.slice(1);
  return plain(hash) ?? hash;
}

class Router {
  path = $state(location.pathname);
  hash = $state(behind());

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.click(event));
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = behind();
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    const before = this.path;
    this.read();
    if (this.path === before) return;
    scrollTo(0, 0);
    this.arrive();
  }

  /** Focus goes with the reader: to the frame of all pages at once, then to the title of the page when it has come. */
  private arrive(): void {
    const frame = document.querySelector<HTMLElement>("[data-pages]");
    const old = document.querySelector("[data-page-title]");
    frame?.focus({ preventScroll: true });
    const path = this.path;
    const look = () => {
      if (this.path !== path || document.activeElement !== frame) return;
      const title = document.querySelector<HTMLElement>("[data-page-title]");
      if (title && title !== old) title.focus({ preventScroll: true });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /** Forget a secret that stands in the address bar. */
  dropHash(): void {
    history.replaceState(null, "", location.pathname + location.search);
    this.hash = "";
  }

  private click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The parts of a path after a prefix: `parts("/table/x1", "table")` is ["x1"]; null: it leads elsewhere, or nowhere. */
export function parts(path: string, first: string): string[] | null {
  const [head, ...all] = path.split("/").filter(Boolean);
  const rest = all.map(plain);
  return head === first && !rest.includes(null) ? (rest as string[]) : null;
}

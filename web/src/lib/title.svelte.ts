/** What the tab of the browser is called on a page: first the page, then the house. */
export function titled(name: () => string): void {
  $effect(() => {
    const page = name();
    document.title = page ? `${page} · Ludothèque` : "Ludothèque";
  });
}

/** Whether the page has come and the browser has nothing more pressing to do: what can wait is fetched then. */

class Rest {
  come = $state(false);

  constructor() {
    const come = () => (window.requestIdleCallback ?? setTimeout)(() => (this.come = true));
    if (document.readyState === "complete") come();
    else addEventListener("load", come);
  }
}

export const rest = new Rest();

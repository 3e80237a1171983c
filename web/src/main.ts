import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./games/shelf";
import "./styles/kit.css";
import "./styles/shell.css";
import App from "./App.svelte";
import { noServer } from "./lib/transport";

const show = (): unknown => mount(App, { target: document.getElementById("app") as HTMLElement });
if (noServer) void import("./site/tab.svelte").then(({ begin }) => begin()).then(show);
else show();

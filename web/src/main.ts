import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./games/shelf";
import "./styles/kit.css";
import "./styles/shell.css";
import App from "./App.svelte";
import { noServer } from "./lib/transport";

if (noServer) (await import("./site/tab.svelte")).begin();
mount(App, { target: document.getElementById("app") as HTMLElement });

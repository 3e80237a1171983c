import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/shell.css";
import "./styles/condensed.css";

mount(App, { target: document.getElementById("app") as HTMLElement });

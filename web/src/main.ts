import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./games/shelf";
import "./styles/kit.css";
import "./styles/shell.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app") as HTMLElement });

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ludotheque/_web",
    emptyOutDir: true,
    manifest: true, // the server names what a page will need before its script asks
    assetsInlineLimit: 0, // the page allows no data: font or image
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});

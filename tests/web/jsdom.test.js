import { createRequire } from "node:module";
import { testPage } from "./page-tests.js";

// It comes without types.
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom");

/** @type {unknown[]} */
const thrown = [];
// It catches what a callback of an element throws, and tells it here.
const virtualConsole = new VirtualConsole();
virtualConsole.on("jsdomError", (/** @type {Error} */ error) =>
	thrown.push(error),
);
const { window } = new JSDOM("<!doctype html><html lang=en>", {
	pretendToBeVisual: true,
	url: "http://localhost/",
	virtualConsole,
});
testPage("jsdom", window, thrown);

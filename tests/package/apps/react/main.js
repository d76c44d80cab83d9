/** A page whose props, handlers and ref a test reads and changes. */

import { createElement, StrictMode, version } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { SlidingPuzzle } from "taquin/react";

const root = createRoot(document.querySelector("main"));
const log = [];

function render(props) {
	const told = {};
	for (const name of [
		"onReady",
		"onMove",
		"onHint",
		"onSolved",
		"onBeforeMove",
	]) {
		told[name] = ({ type, detail }) => log.push({ type, detail });
	}
	const puzzle = createElement(SlidingPuzzle, {
		size: "3x3",
		board: "1 2 3/4 5 0/7 8 6",
		motion: "off",
		ref: (element) => {
			window.puzzle = element;
		},
		...told,
		...props,
	});
	flushSync(() => root.render(createElement(StrictMode, null, puzzle)));
}

Object.assign(window, { log, render, reactVersion: version });
render({});

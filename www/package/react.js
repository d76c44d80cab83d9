"use client";
/**
 * `taquin/react`: the element as a component, for React 18 and 19.
 * Attributes are props, events are `onMove`, `onSolved` and so on, and the ref is
 * the element. A server renders the tag and defines nothing.
 */

import {
	createElement,
	forwardRef,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { define } from "../element/define.ts";
import { ATTRIBUTES, EVENTS } from "./props.js";

/** @typedef {import("./react-types.js").SlidingPuzzleProps} SlidingPuzzleProps */

/**
 * `<sliding-puzzle>` as a component.
 *
 * @type {import("./react-types.js").SlidingPuzzleComponent}
 */
export const SlidingPuzzle = forwardRef(function SlidingPuzzle(props, ref) {
	const { attributes, handlers, others } = sort(props);
	// React 18 sets attributes and React 19 sets properties, and each is wrong for
	// some values. So React sets the first values, and these effects all later ones.
	const [first] = useState(attributes);
	/** @type {import("react").RefObject<import("../element/element.ts").SlidingPuzzleElement | null>} */
	const own = useRef(null);
	const latest = useRef(handlers);

	useEffect(() => {
		latest.current = handlers;
		const element = own.current;
		if (element === null) return;
		for (const name of Object.values(ATTRIBUTES)) {
			show(element, name, attributes[name]);
		}
	});
	// Defined last: an element fires `ready` only after that.
	useEffect(() => {
		const stop = listen(own.current, latest);
		define();
		return stop;
	}, []);

	const setRef = useCallback(
		(
			/** @type {import("../element/element.ts").SlidingPuzzleElement | null} */ element,
		) => {
			own.current = element;
			if (typeof ref === "function") ref(element);
			else if (ref !== null) ref.current = element;
		},
		[ref],
	);
	return createElement("sliding-puzzle", { ...others, ...first, ref: setRef });
});

/**
 * Sorts props into attributes, handlers of the element's events, and props for
 * React.
 *
 * @param {object} props
 */
function sort(props) {
	/** @type {Record<string, string | true>} */
	const attributes = {};
	/** @type {Record<string, unknown>} */
	const handlers = {};
	/** @type {Record<string, unknown>} */
	const others = {};
	for (const [name, value] of Object.entries(props)) {
		if (Object.hasOwn(EVENTS, name)) handlers[EVENTS[name]] = value;
		else if (Object.hasOwn(ATTRIBUTES, name)) {
			const isThere = value !== undefined && value !== null && value !== false;
			if (!isThere) continue;
			attributes[ATTRIBUTES[name]] = value === true ? true : String(value);
		} else if (name === "className") {
			// React 18 would set an attribute named `className`.
			others.class = value;
		} else others[name] = value;
	}
	return { attributes, handlers, others };
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | true | undefined} value
 */
function show(element, name, value) {
	if (value === undefined) {
		if (element.hasAttribute(name)) element.removeAttribute(name);
		return;
	}
	const text = value === true ? "" : value;
	// Setting some attributes again would deal another board.
	if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * @param {HTMLElement | null} element
 * @param {{ current: Record<string, unknown> }} latest
 */
function listen(element, latest) {
	const ended = new AbortController();
	const { signal } = ended;
	for (const type of Object.values(EVENTS)) {
		const hear = (/** @type {Event} */ event) => {
			const handler = latest.current[type];
			// An event of a child, such as an `<img>`, is not the puzzle's.
			if (event.target !== element || typeof handler !== "function") return;
			handler(event);
		};
		element?.addEventListener(type, hear, { signal });
	}
	return () => ended.abort();
}

/**
 * The lessons and exercises of the core. Loaded by whoever learns or trains.
 */

import { compile, hasWasm } from "./compile.js";
import { once } from "./once.js";

/**
 * @typedef {typeof import("./wasm/lessons.js")} Module
 * @typedef {Pick<Module, "Deck" | "lessonBoard" | "lessonTask" |
 *   "nextTask">} Lessons
 * @typedef {import("./wasm/lessons.js").Task} Task
 * @typedef {import("./wasm/lessons.js").LessonBoard} LessonBoard
 * @typedef {import("./wasm/lessons.js").Deck} Deck
 * @typedef {import("./wasm/lessons.js").Exercise} Exercise
 */

/** Resolves with the lessons, loaded once. @type {() => Promise<Lessons>} */
export const loadLessons = once(async () => {
	if (!(await hasWasm())) return await import("./wasm/js/lessons.js");
	const [lessons, module] = await Promise.all([
		import("./wasm/lessons.js"),
		compile(new URL("./wasm/lessons_bg.wasm", import.meta.url)),
	]);
	await lessons.default({ module_or_path: module });
	return lessons;
});

/**
 * The lessons of the core. Loaded by whoever learns.
 */

import { compile, hasWasm } from "./compile.js";
import { once } from "./once.js";

/**
 * @typedef {typeof import("./wasm/lessons.js")} Module
 * @typedef {Pick<Module, "lessonBoard" | "lessonTask" | "nextTask">} Lessons
 * @typedef {import("./wasm/lessons.js").Task} Task
 * @typedef {import("./wasm/lessons.js").LessonBoard} LessonBoard
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

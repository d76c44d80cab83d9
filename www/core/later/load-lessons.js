/**
 * The lessons of the core. Loaded by whoever learns.
 */

import { once } from "../once.js";
import { compileForSite } from "./site-module.js";

/**
 * @typedef {typeof import("../wasm/lessons.js")} Module
 * @typedef {Pick<Module, "lessonBoard" | "lessonTask" | "nextTask">} Lessons
 * @typedef {import("../wasm/lessons.js").Task} Task
 * @typedef {import("../wasm/lessons.js").LessonBoard} LessonBoard
 */

/** Resolves with the lessons, loaded once. Rejects with `NeedsWasm`. @type {() => Promise<Lessons>} */
export const loadLessons = once(async () => {
	const [lessons, module] = await Promise.all([
		import("../wasm/lessons.js"),
		compileForSite(new URL("../wasm/lessons_bg.wasm", import.meta.url)),
	]);
	await lessons.default({ module_or_path: module });
	return lessons;
});

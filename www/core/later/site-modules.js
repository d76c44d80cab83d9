/**
 * The modules of the core that only pages of the site load: laboratory, lessons, the
 * reader of photos, statistics, exercises. Unlike the game and its solvers they are not
 * translated to JavaScript, so they need WebAssembly.
 */

import { compile, hasWasm } from "../compile.js";
import { once } from "../once.js";

/**
 * @typedef {typeof import("../wasm/lab.js")} LabModule
 * @typedef {Pick<LabModule, "Lab" | "csvField" | "drawBoards" | "goalText" | "readTiles" | "searchKinds" | "solvability" | "summary"> & { __wbg_reset_state: () => void }} LabCore
 * @typedef {import("../wasm/lab.js").Lab} Lab
 * @typedef {import("../wasm/lab.js").Search} Search
 * @typedef {import("../wasm/lab.js").SearchProgress} SearchProgress
 * @typedef {import("../wasm/lab.js").SearchKind} SearchKind
 * @typedef {import("../wasm/lab.js").SolvableResult} SolvableResult
 * @typedef {import("../wasm/lab.js").NumberSummary} NumberSummary
 */

/**
 * @typedef {Pick<typeof import("../wasm/lessons.js"), "lessonBoard" | "lessonTask" | "nextTask">} Lessons
 * @typedef {import("../wasm/lessons.js").Task} Task
 * @typedef {import("../wasm/lessons.js").LessonBoard} LessonBoard
 */

/**
 * @typedef {Pick<typeof import("../wasm/photo.js"), "findBoard" | "readBoard">} PhotoReader
 * @typedef {import("../wasm/photo.js").BoardRead} BoardRead
 */

/**
 * @typedef {Pick<typeof import("../wasm/statistics.js"), "Plays" | "File" | "Export" | "Marathon" | "PastMarathons">} Statistics
 */

/**
 * @typedef {Pick<typeof import("../wasm/trainer.js"), "Deck" | "isProvable">} Trainer
 * @typedef {import("../wasm/trainer.js").Deck} Deck
 * @typedef {import("../wasm/trainer.js").Exercise} Exercise
 * @typedef {import("../wasm/trainer.js").ExerciseAnswer} ExerciseAnswer
 */

/** Thrown where WebAssembly is forbidden or missing. */
export class NeedsWasm extends Error {
	code = "needsWasm";
}

/**
 * Returns what loads a module once. It rejects with `NeedsWasm`.
 *
 * @template {{ default: (from: { module_or_path: WebAssembly.Module }) => Promise<unknown> }} Core
 * @param {() => Promise<Core>} load
 * @param {URL} url Of its wasm.
 * @returns {() => Promise<{ core: Core, module: WebAssembly.Module }>} `module`: for
 *   a worker.
 */
function siteModule(load, url) {
	return once(async () => {
		const [core, module] = await Promise.all([load(), compiled(url)]);
		await core.default({ module_or_path: module });
		return { core, module };
	});
}

/** @param {URL} url */
async function compiled(url) {
	if (await hasWasm()) return await compile(url);
	throw new NeedsWasm(`${url} needs WebAssembly`);
}

/** @type {() => Promise<{ core: LabCore, module: WebAssembly.Module }>} */
export const loadLab = siteModule(
	() => import("../wasm/lab.js"),
	new URL("../wasm/lab_bg.wasm", import.meta.url),
);

const lessons = siteModule(
	() => import("../wasm/lessons.js"),
	new URL("../wasm/lessons_bg.wasm", import.meta.url),
);

const photo = siteModule(
	() => import("../wasm/photo.js"),
	new URL("../wasm/photo_bg.wasm", import.meta.url),
);

const statistics = siteModule(
	() => import("../wasm/statistics.js"),
	new URL("../wasm/statistics_bg.wasm", import.meta.url),
);

const trainer = siteModule(
	() => import("../wasm/trainer.js"),
	new URL("../wasm/trainer_bg.wasm", import.meta.url),
);

/** @returns {Promise<Lessons>} */
export const loadLessons = async () => (await lessons()).core;

/** @returns {Promise<PhotoReader>} */
export const loadPhoto = async () => (await photo()).core;

/** @returns {Promise<Statistics>} */
export const loadStatistics = async () => (await statistics()).core;

/** @returns {Promise<Trainer>} */
export const loadTrainer = async () => (await trainer()).core;

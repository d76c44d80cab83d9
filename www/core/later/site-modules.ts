/**
 * The modules of the core that only pages of the site load: laboratory, lessons, the
 * reader of photos, statistics, exercises. Unlike the game and its solvers they are not
 * translated to JavaScript, so they need WebAssembly.
 */

import { compile, hasWasm } from "../compile.ts";
import { once } from "../once.ts";

type LabModule = typeof import("../wasm/lab.js");
export type LabCore = Pick<
	LabModule,
	| "Lab"
	| "csvField"
	| "drawBoards"
	| "goalText"
	| "readTiles"
	| "searchKinds"
	| "solvability"
	| "summary"
> & { __wbg_reset_state: () => void };

export type Lessons = Pick<
	typeof import("../wasm/lessons.js"),
	"lessonBoard" | "lessonTask" | "nextTask"
>;

export type PhotoReader = Pick<
	typeof import("../wasm/photo.js"),
	"findBoard" | "readBoard"
>;

export type Statistics = Pick<
	typeof import("../wasm/statistics.js"),
	"Plays" | "File" | "Export" | "Marathon" | "PastMarathons"
>;

export type Trainer = Pick<
	typeof import("../wasm/trainer.js"),
	"Deck" | "isProvable"
>;

/** Thrown where WebAssembly is forbidden or missing. */
export class NeedsWasm extends Error {
	code = "needsWasm";
}

type Modules = {
	lab: LabCore & Pick<LabModule, "Session">;
	lessons: Lessons;
	photo: PhotoReader;
	statistics: Statistics;
	trainer: Trainer;
};

type Loaded<Core> = {
	core: Core;
	/** For a worker. */
	module: WebAssembly.Module;
};

/** Returns what loads a module once. It rejects with `NeedsWasm`. */
function siteModule<Name extends keyof Modules>(
	name: Name,
): () => Promise<Loaded<Modules[Name]>> {
	return once(async () => {
		const [core, module] = await Promise.all([
			import(`../wasm/${name}.js`),
			compiled(new URL(`../wasm/${name}_bg.wasm`, import.meta.url)),
		]);
		await core.default({ module_or_path: module });
		return { core, module };
	});
}

async function compiled(url: URL) {
	if (await hasWasm()) return await compile(url);
	throw new NeedsWasm(`${url} needs WebAssembly`);
}

export const loadLab: () => Promise<Loaded<Modules["lab"]>> = siteModule("lab");

const lessons = siteModule("lessons");
const photo = siteModule("photo");
const statistics = siteModule("statistics");
const trainer = siteModule("trainer");

export const loadLessons = async (): Promise<Lessons> => (await lessons()).core;

export const loadPhoto = async (): Promise<PhotoReader> => (await photo()).core;

export const loadStatistics = async (): Promise<Statistics> =>
	(await statistics()).core;

export const loadTrainer = async (): Promise<Trainer> => (await trainer()).core;

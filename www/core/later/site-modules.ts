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

/**
 * Returns what loads a module once. It rejects with `NeedsWasm`.
 *
 * @param url Of its wasm.
 * @returns `module`: for a worker.
 */
function siteModule<
	Core extends {
		default: (from: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
	},
>(
	load: () => Promise<Core>,
	url: URL,
): () => Promise<{ core: Core; module: WebAssembly.Module }> {
	return once(async () => {
		const [core, module] = await Promise.all([load(), compiled(url)]);
		await core.default({ module_or_path: module });
		return { core, module };
	});
}

async function compiled(url: URL) {
	if (await hasWasm()) return await compile(url);
	throw new NeedsWasm(`${url} needs WebAssembly`);
}

export const loadLab: () => Promise<{
	core: LabCore & Pick<LabModule, "Session">;
	module: WebAssembly.Module;
}> = siteModule(
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

export const loadLessons = async (): Promise<Lessons> => (await lessons()).core;

export const loadPhoto = async (): Promise<PhotoReader> => (await photo()).core;

export const loadStatistics = async (): Promise<Statistics> =>
	(await statistics()).core;

export const loadTrainer = async (): Promise<Trainer> => (await trainer()).core;

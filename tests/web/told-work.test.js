/**
 * What a long search tells of its work, with the real core. The clock is the work that
 * is asked for, as a processor six times as slow as ours does it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/solver/session.js";
import { Draw, Grading, openLink, Solver } from "./core.js";
import { Clock, settle } from "./fakes.js";

/** Table look-ups a millisecond. */
const PACE = 2_500;

/** What is told changes at least once in so many milliseconds. */
const STILL_MS = 2_000;

/** @typedef {import("../../www/solver/session.js").ProgressMessage} Told */

/** Makes a session whose clock advances with its work, and which has no weights. */
function makeSession() {
	const clock = new Clock();
	/** @type {{ at: number, told: any }[]} */
	const heard = [];
	/** @param {number} lookUps */
	const spend = (lookUps) => {
		clock.now += lookUps / PACE;
	};
	/** @param {any} search */
	const watched = (search) => {
		const step = search.step.bind(search);
		search.step = (/** @type {number} */ lookUps) => {
			spend(lookUps);
			return step(lookUps);
		};
		return search;
	};
	const solver = new Proxy(new Solver(), {
		get(core, name) {
			const member = Reflect.get(core, name, core);
			if (typeof member !== "function") return member;
			return (/** @type {any[]} */ ...of) => {
				if (name === "prepare") spend(of[2]);
				const made = member.apply(core, of);
				return /^search/.test(String(name)) ? watched(made) : made;
			};
		},
	});
	const session = new Session({
		solver,
		core: { Draw, Grading },
		post: (told) => heard.push({ at: clock.now, told }),
		pause: () => /** @type {Promise<void>} */ (settle()),
		sliceMs: 16,
		clock: clock.read,
		later: (call) => call(),
	});
	return { session, heard };
}

/** How much of the tables is made, and then how many boards are searched. @param {Told} told */
const work = ({ tables, nodes }) =>
	tables < 100 ? `${tables} %` : `${nodes} boards`;

for (const size of ["4x4", "5x5"]) {
	test(`a search of ${size} that thinks longer tells of its tables all the time`, async () => {
		const { session, heard } = makeSession();
		const game = openLink(`#size=${size}&seed=1`);
		const [board, goal] = [game?.text ?? "", "last"];
		// As a page does: what a hint needs is prepared, and then longer thought about.
		void session.prepare({ size, goal });
		await session.solve({ id: 1, board, goal, budgetMs: 2_000 });
		const { slides, lower, type } = heard.at(-1)?.told ?? {};
		assert.equal(type, "solution");
		const known = { slides, lower };
		await session.solve({ id: 2, board, goal, budgetMs: 10_000, known });
		session.stop();

		const told = heard.filter(({ told }) => told.type === "progress");
		const making = told.filter(({ told: { tables } }) => tables < 100);
		assert.ok(making.length > 20, `${making.length} reports`);
		let last = told[0];
		for (const now of told) {
			assert.ok(now.told.tables >= last.told.tables, "it never falls");
			if (work(now.told) === work(last.told)) {
				const still = `${work(now.told)} since ${now.at - last.at} ms`;
				assert.ok(now.at - last.at <= STILL_MS, still);
			} else last = now;
		}
	});
}

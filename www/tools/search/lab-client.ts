/**
 * Asks for searches, one at a time. Who cancels one ends its worker, and the next one
 * gets a new worker: so nothing is waited for, not even tables that are being made.
 */

import type { LabEnd, LabOrder, LabProgress } from "../../core/wasm/lab.js";
import { type Asking, Questions } from "../../solver/questions.ts";
import type { Port } from "../../solver/session.ts";

/** A worker died: of too little memory, most likely. */
export class LabLost extends Error {
	code = "labLost";
}

export class LabClient extends Questions {
	constructor({ start }: { start: (inVain: boolean) => Port }) {
		super({
			start,
			onLost: (reason) => console.info("the laboratory was lost:", reason),
			// It would die of the same.
			asksAgain: false,
		});
	}

	/**
	 * Resolves with what a search has come to.
	 *
	 * @returns Rejects at once with the signal's reason if the signal cancels it.
	 */
	run(
		order: Omit<LabOrder, "id">,
		asking: Asking<LabProgress> = {},
	): Promise<LabEnd> {
		if (this.isAsked) return Promise.reject(new Error("one search at a time"));
		return this.ask((id) => ({ id, ...order }), asking);
	}

	protected override cancel() {
		this.close();
	}

	protected override lost(reason: string) {
		return new LabLost(reason);
	}
}

/**
 * The puzzle as a part of a form: its value is the position code, and it is
 * valid when it is solved.
 */

export class FormPart {
	#internals;

	/** @param {ElementInternals} internals */
	constructor(internals) {
		this.#internals = internals;
	}

	/**
	 * @param {object} now
	 * @param {string} now.code
	 * @param {object | null} now.state What a browser keeps for the form.
	 * @param {boolean} now.isSolved
	 * @param {string} now.message What the form says while it is not solved.
	 * @param {HTMLElement} now.anchor Where it says so.
	 */
	show({ code, state, isSolved, message, anchor }) {
		this.#internals.setFormValue(code, JSON.stringify(state));
		if (isSolved) this.#internals.setValidity({});
		else this.#internals.setValidity({ customError: true }, message, anchor);
	}
}

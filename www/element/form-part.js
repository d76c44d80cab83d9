/**
 * The puzzle in a form. Its value is the position code. A required one is valid
 * when it is solved.
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
	 * @param {object | null} now.state What the browser keeps for the form.
	 * @param {boolean} now.isMissing Whether it is required, and not solved.
	 * @param {string} now.message What the form says while the puzzle is not solved.
	 * @param {HTMLElement} now.anchor The element that the form's message points at.
	 */
	show({ code, state, isMissing, message, anchor }) {
		this.#internals.setFormValue(code, JSON.stringify(state));
		if (isMissing)
			this.#internals.setValidity({ valueMissing: true }, message, anchor);
		else this.#internals.setValidity({});
	}
}

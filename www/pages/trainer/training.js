/**
 * What a player trains: the deck of exercises, kept as a setting of all tabs. Knows no
 * page.
 */

/**
 * @typedef {import("../../core/load-lessons.js").Lessons} Lessons
 * @typedef {import("../../core/load-lessons.js").Deck} Deck
 * @typedef {import("../../core/load-lessons.js").Exercise} Exercise
 * @typedef {Pick<import("../../storage/settings.js").SettingStore,
 *   "get" | "set" | "onChange">} Settings
 */

/** The setting of the deck, and of one that could not be read. */
const NAME = "trainer";
const DAMAGED = "trainer-damaged";

export class Training {
	#lessons;
	#settings;
	#now;
	/** @type {Deck} */
	#deck;
	/** The exercise that is being done. @type {Exercise | undefined} */
	#exercise;
	/** Whether a deck was put aside because it cannot be read. */
	wasDamaged = false;

	/**
	 * @param {object} parts
	 * @param {Lessons} parts.lessons
	 * @param {Settings} parts.settings
	 * @param {() => number} [parts.now] Milliseconds since 1970.
	 */
	constructor({ lessons, settings, now = Date.now }) {
		this.#lessons = lessons;
		this.#settings = settings;
		this.#now = now;
		this.#deck = new lessons.Deck();
	}

	/** Reads the deck, and again whenever another tab saves it. */
	async open() {
		this.#settings.onChange((name) => {
			if (name === NAME) void this.#read();
		});
		await this.#read();
	}

	async #read() {
		const text = await this.#settings.get(NAME, (value) =>
			typeof value === "string" ? value : JSON.stringify(value),
		);
		if (text === undefined) return;
		try {
			const deck = this.#lessons.Deck.read(text);
			this.#deck.free();
			this.#deck = deck;
		} catch (error) {
			// Nothing is lost: a later version may know how to read it.
			console.info("the exercises cannot be read and are put aside:", error);
			this.wasDamaged = true;
			await this.#settings.set(DAMAGED, text);
		}
	}

	/** The exercise that is being done. */
	get exercise() {
		return this.#exercise;
	}

	/** How many exercises were answered. */
	get answered() {
		return this.#deck.answered;
	}

	/** How many endings of own plays are kept. */
	get own() {
		return this.#deck.own();
	}

	/**
	 * Returns how many exercises are due.
	 *
	 * @param {string[]} topics
	 */
	due(topics) {
		return this.#deck.due(topics.join("\n"), this.#now());
	}

	/**
	 * Goes on to the next exercise.
	 *
	 * @param {string[]} topics As `fewest 4x4`, `rows 4x4`, `last3x3`, `last2x3`, `own`.
	 * @param {string} seed
	 */
	next(topics, seed) {
		this.#exercise = this.#deck.next(topics.join("\n"), this.#now(), seed);
		return this.#exercise;
	}

	/**
	 * Grades the exercise that is being done and keeps what follows. What cannot be
	 * saved holds until the reload.
	 *
	 * @param {number | undefined} slides The slides made; `undefined` if it was given
	 *   up.
	 * @param {number} fewest The fewest, which counts where the exercise does not know.
	 */
	answer(slides, fewest) {
		if (this.#exercise === undefined) throw new Error("no exercise to answer");
		const { text } = this.#exercise;
		const answer = this.#deck.answer(text, slides, fewest, this.#now());
		void this.#settings.set(NAME, this.#deck.text);
		return answer;
	}

	/**
	 * Keeps an ending of an own play. Returns whether it is new.
	 *
	 * @param {{ board: string, goal: string, fewest: number, cost: number }} ending
	 */
	keep({ board, goal, fewest, cost }) {
		const isNew = this.#deck.keep(board, goal, fewest, cost);
		if (isNew) void this.#settings.set(NAME, this.#deck.text);
		return isNew;
	}
}

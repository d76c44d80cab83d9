/**
 * The state of the page of exercises: what is trained, how the exercise stands, what is
 * kept, and all that changes it.
 */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { note } from "../../pages/parts/late.ts";
import { WayShow } from "../../pages/parts/step-player.ts";
import { ExerciseState } from "./exercise-state.ts";
import { Gathering } from "./gather-state.ts";
import {
	allTopicsOf,
	FIRST,
	type Kind,
	nameOf,
	readChoice,
	topicsOf,
} from "./topics.ts";

/** What a part of the page gets. */
export type Props = { page: TrainerState };

/** A board that takes longer to draw than this is waited for in words. */
const WAIT_MS = 300;

type Dependencies = ConstructorParameters<typeof ExerciseState>[0] &
	Omit<ConstructorParameters<typeof Gathering>[0], "review" | "onDone"> & {
		/** Draws what the board is to become. */
		drawGoal: () => void;
		texts: ReadonlySignal<Texts>;
		/** What was trained last. */
		chosen: string;
		saveChoice: (name: string) => void;
	};

export class TrainerState {
	readonly parts: Dependencies;
	readonly texts: ReadonlySignal<Texts>;
	readonly exercise: ExerciseState;
	readonly gathering: Gathering;
	#show;
	#waiting: ReturnType<typeof setTimeout> | undefined;
	/** A new one whenever the player has chosen. */
	readonly choice;
	/** How the exercise stands. */
	readonly play;
	/** Whether a board takes long to draw. */
	readonly isSlow = signal(false);
	/** Whether slides are being shown. */
	readonly isShowing = signal(false);
	/** What the way that is shown is called. */
	readonly way = signal<((texts: Texts) => string[]) | null>(null);
	readonly answered = signal(0);
	/** How many endings of own plays are kept. */
	readonly own = signal(0);
	readonly wasDamaged = signal(false);
	readonly isSaved = signal(true);
	/** A new one whenever what is kept was looked at. */
	readonly #looked = signal({});

	constructor(parts: Dependencies) {
		const { puzzle, training, texts, chosen } = parts;
		this.parts = parts;
		this.texts = texts;
		this.choice = signal(readChoice(chosen) ?? FIRST);
		this.exercise = new ExerciseState(parts);
		this.play = this.exercise.play;
		this.#show = new WayShow({
			move: (way) => puzzle.move(way as "U"),
			report: () => {
				this.isShowing.value = this.#show.isOn;
			},
		});
		this.gathering = new Gathering({
			...parts,
			review: (options) => puzzle.review({ ...options, metric: "stm" }),
			onDone: (kept) => {
				this.#count();
				if (kept > 0 && this.play.value.stage === "empty") void this.next();
			},
		});
		training.onChange(() => this.#count());
		// Each answer changes it.
		this.play.subscribe(() => this.#count());
		puzzle.addEventListener("before-shuffle", (event) => {
			event.preventDefault();
			this.goOn(this.play.value.stage === "open");
		});
	}

	/** Looks again what is kept. */
	#count() {
		const { training } = this.parts;
		const { saved } = training;
		this.#looked.value = {};
		this.answered.value = training.answered;
		this.own.value = training.own;
		this.wasDamaged.value = training.wasDamaged;
		void saved.then((isSaved) => {
			if (saved === training.saved) this.isSaved.value = isSaved;
		});
	}

	/**
	 * Returns what is kept of a kind: how many are in each box, how many were tried, are
	 * new, and are due.
	 */
	kept(kind: Kind) {
		const topics = allTopicsOf(kind);
		const { training } = this.parts;
		// Another tab may have answered as often, but otherwise.
		this.#looked.value;
		const boxes = training.boxes(topics);
		const tried = boxes.reduce((sum, count) => sum + count, 0);
		const fresh = kind === "own" ? this.own.value - tried : 0;
		return { boxes, tried, fresh, due: training.due(topics) };
	}

	/** Chooses what an address names; without that, again what is chosen. */
	choose(hash: string) {
		const named = readChoice(hash.slice(1));
		if (named) this.parts.saveChoice(nameOf(named));
		this.choice.value = named ?? { ...this.choice.value };
		this.gathering.stop();
	}

	/** Opens an exercise of what is chosen. */
	async open() {
		await this.parts.puzzle.ready;
		await this.next();
	}

	/** @param isSkip Whether the exercise at hand does not count. */
	next(isSkip = false) {
		const topics = topicsOf(this.choice.value);
		return this.#draw(() => this.exercise.next(topics, { isSkip }));
	}

	async #draw(open: () => Promise<void>) {
		this.#leaveWay();
		this.isSlow.value = false;
		clearTimeout(this.#waiting);
		this.#waiting = setTimeout(() => {
			this.isSlow.value = true;
		}, WAIT_MS);
		await open();
	}

	/** Goes on, and to the board. */
	goOn(isSkip = false) {
		void this.next(isSkip);
		this.parts.puzzle.focus();
	}

	/** Asks once more for a board that could not be drawn. */
	retry() {
		void this.#draw(() => this.exercise.retry());
		this.parts.puzzle.focus();
	}

	/** Begins the same exercise again. */
	again() {
		this.#leaveWay();
		void this.exercise.tryAgain();
		this.parts.puzzle.focus();
	}

	#leaveWay() {
		this.#show.stop();
		this.way.value = null;
	}

	/** Gives up, or shows again how it goes; or stops that. */
	async showWay() {
		if (this.#show.isOn) return this.#show.stop();
		const { exercise } = this;
		exercise.giveUp();
		const { tried } = exercise;
		try {
			const line = await exercise.line();
			if (line === null || !(await exercise.show(line.board))) return;
			const { slides, lower, at } = line;
			const isProved = lower === slides.length;
			this.way.value = (texts) => {
				const { verdict, fewest } = this.play.value;
				// Where the grade says it already, it is not said again.
				return verdict?.slides === null && fewest !== null
					? []
					: [texts.showing(slides.length, isProved, at > 0)];
			};
			this.#show.run(slides);
		} catch (error) {
			note("no way was found", error);
			if (!tried.aborted) this.way.value = (texts) => [texts.noWay];
		}
	}
}

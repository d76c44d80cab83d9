/**
 * The database: one per site, opened when it is first needed, shared by all users of
 * this object. A page has one such object, and a worker has one.
 *
 * A call never hangs and never loses data. It rejects with a `Refusal`, and
 * `onRefused` is called with the first refusal of each code.
 */

import { type IDBPDatabase, openDB } from "idb";
import { Refusal, refusalOf } from "./refusal.ts";
import {
	isComplete,
	isOnlyRepaired,
	repair,
	type Schema,
	type Store,
	type StoreName,
	type Transaction,
	upgrade,
	VERSION,
} from "./stored.ts";
import { dropTable, oldestFirst } from "./uses.ts";

export const NAME = "sliding-puzzle";

/**
 * How long an open older page may block the upgrade, in milliseconds. A page that is
 * writing a table unblocks it when it is done.
 */
const BLOCKED_MS = 1_000;

/**
 * How long an opening may take without an event, in milliseconds. It may wait behind
 * a blocked one, and browsers do not report that.
 */
const OPENING_MS = 3_000;

type Connection = IDBPDatabase<Schema>;

/**
 * Awaits only its transaction, which would otherwise end. It may run several times.
 */
type Act<T> = (transaction: Transaction) => Promise<T>;

export class Database {
	#onRefused;
	#blockedMs;
	/** The connection that calls wait for. */
	#connection: Promise<Connection> | null = null;
	/** The connection opened last. */
	#open: Connection | null = null;
	#told: Set<string> = new Set();

	constructor({
		onRefused = () => {},
		blockedMs = BLOCKED_MS,
	}: {
		/** Called once per code. */
		onRefused?: (refusal: Refusal) => void;
		blockedMs?: number;
	} = {}) {
		this.#onRefused = onRefused;
		this.#blockedMs = blockedMs;
	}

	/** Reads in one store. */
	read<Name extends StoreName, T>(
		name: Name,
		act: (store: Store<Name>) => Promise<T>,
	): Promise<T> {
		return this.run([name], "readonly", (transaction) =>
			act(transaction.objectStore(name)),
		);
	}

	/** Writes in one store, without making room. Resolves when the data is stored. */
	write<Name extends StoreName, T>(
		name: Name,
		act: (store: Store<Name>) => Promise<T>,
	): Promise<T> {
		return this.run([name], "readwrite", (transaction) =>
			act(transaction.objectStore(name)),
		);
	}

	/** Reads or writes in one transaction. Resolves when the data is stored. */
	run<T>(
		stores: StoreName[],
		mode: "readonly" | "readwrite",
		act: Act<T>,
	): Promise<T> {
		return this.#reporting(() => this.#run(stores, mode, act));
	}

	/**
	 * Writes in one transaction. While the storage is full, drops the least recently
	 * used table, which can be made again, and runs the transaction again.
	 */
	keep<T>(stores: StoreName[], act: Act<T>): Promise<T> {
		return this.#reporting(async () => {
			for (;;) {
				try {
					return await this.#run(stores, "readwrite", act);
				} catch (error) {
					// Chromium may count what it has just refused: one table is then
					// not enough.
					const isFull = refusalOf(error).code === "storageFull";
					if (!isFull || !(await this.#makeRoom())) throw error;
				}
			}
		});
	}

	/** Closes the connection. A later call opens it again. */
	async close() {
		const connection = this.#connection;
		this.#connection = null;
		await connection?.then(
			(open) => open.close(),
			() => {},
		);
	}

	/** Drops a table. Resolves with whether there was one. */
	#makeRoom() {
		return this.#run(["tables", "uses"], "readwrite", async (transaction) => {
			const [oldest] = await oldestFirst(transaction);
			if (oldest !== undefined) await dropTable(transaction, oldest);
			return oldest !== undefined;
		});
	}

	async #reporting<T>(act: () => Promise<T>): Promise<T> {
		try {
			return await act();
		} catch (error) {
			const refusal = refusalOf(error);
			if (!this.#told.has(refusal.code)) {
				this.#told.add(refusal.code);
				this.#onRefused(refusal);
			}
			throw refusal;
		}
	}

	async #run<T>(
		stores: StoreName[],
		mode: "readonly" | "readwrite",
		act: Act<T>,
	): Promise<T> {
		const transaction = await this.#begin(stores, mode);
		// A failed request is reported first. This would be an unhandled second error.
		transaction.done.catch(() => {});
		try {
			const result = await act(transaction);
			await transaction.done;
			return result;
		} catch (error) {
			// If the storage is full, the transaction says so and its requests do not.
			const cause = transaction.error ?? error;
			abort(transaction);
			throw cause;
		}
	}

	async #begin(stores: StoreName[], mode: "readonly" | "readwrite") {
		let used: Connection | undefined;
		const begin = async () => {
			used = await this.#connect();
			// What was written survives a browser that is killed.
			const options = { durability: "strict" } as const;
			return used.transaction(stores, mode, options) as Transaction;
		};
		try {
			return await begin();
		} catch (error) {
			// The connection was closed for a newer page, or by the browser, because
			// site data was cleared or a disk failed.
			if (!isClosed(error)) throw error;
			// Another call may have opened it again already.
			if (this.#open === used) {
				this.#open = null;
				this.#connection = null;
			}
			return begin();
		}
	}

	#connect() {
		this.#connection ??= this.#openAgain();
		return this.#connection;
	}

	/**
	 * Opens the database again. An opening that takes too long refuses its callers,
	 * and all later callers until it ends.
	 */
	#openAgain(): Promise<Connection> {
		const timers: ReturnType<typeof setTimeout>[] = [];
		let refuse: (refusal: Refusal) => void = () => {};
		const tooLate: Promise<never> = new Promise((_, reject) => {
			refuse = reject;
		});
		const refuseAfter = (ms: number) =>
			timers.push(setTimeout(refuse, ms, new Refusal("storageBlocked")));
		const opening = openDatabase(() => refuseAfter(this.#blockedMs));
		refuseAfter(OPENING_MS);
		const connection = Promise.race([opening, tooLate]);
		const clearTimers = () => {
			for (const timer of timers) clearTimeout(timer);
		};
		opening.then(
			(open) => {
				clearTimers();
				// A newer page waits to upgrade, or somebody deletes the database. Current
				// writes finish first, and the next call opens it again.
				open.addEventListener("versionchange", () => open.close());
				if (this.#connection === connection) {
					this.#connection = opening;
					this.#open = open;
				} else open.close(); // Nobody waits for it any more.
			},
			(error) => {
				clearTimers();
				// The next call may succeed, unless the database is newer: that one is not
				// asked for again.
				const isNewer = refusalOf(error).code === "storageNewer";
				if (this.#connection === connection && !isNewer) {
					this.#connection = null;
				}
			},
		);
		return connection;
	}
}

/**
 * Opens the database. One that lacks a store, because whoever made it did not make all of
 * it, gets it by an upgrade; so its version may be higher than that of this page.
 *
 * @param onBlocked Called when an older page blocks the upgrade.
 */
async function openDatabase(onBlocked: () => void): Promise<Connection> {
	const open = await upgradeTo(VERSION, onBlocked, upgrade).catch(openRepaired);
	if (isComplete(open)) return open;
	open.close();
	return upgradeTo(open.version + 1, onBlocked, repair);
}

/**
 * Opens a database of a higher version than that of this page, if it was only repaired.
 *
 * @param error Why it could not be opened.
 */
async function openRepaired(error: unknown): Promise<Connection> {
	if (refusalOf(error).code !== "storageNewer") throw error;
	const open: Connection = await openDB(NAME);
	if (isOnlyRepaired(open)) return open;
	open.close();
	throw error;
}

async function upgradeTo(
	to: number,
	onBlocked: () => void,
	change: (database: Connection) => void,
): Promise<Connection> {
	return openDB(NAME, to, {
		upgrade(database, _from, _to, transaction) {
			// The opening fails with it, and that is reported.
			transaction.done.catch(() => {});
			try {
				change(database);
			} catch (error) {
				console.info("the database could not be upgraded:", error);
				transaction.abort();
			}
		},
		blocked: onBlocked,
	});
}

function isClosed(error: unknown) {
	return (error as any)?.name === "InvalidStateError";
}

function abort(transaction: Transaction) {
	try {
		transaction.abort();
	} catch {
		// It has ended already.
	}
}

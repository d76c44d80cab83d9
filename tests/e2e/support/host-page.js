/**
 * Somebody else's page on another site, with the puzzle in iframes.
 */

import { createServer } from "node:http";
import { expect } from "@playwright/test";

export class HostPage {
	/** The page that has the frames. */
	page;
	#base;
	#server;
	#body = "";
	#asked = 0;

	/** Origin of the page; set by `serve`. */
	origin = "";

	/**
	 * @param {import("@playwright/test").Page} page
	 * @param {string} base URL of the site that serves the frame.
	 */
	constructor(page, base) {
		this.page = page;
		this.#base = base;
		this.#server = createServer((request, response) => {
			response.setHeader("content-type", "text/html; charset=utf-8");
			response.end(request.url === "/" ? this.#body : "<title>Other</title>");
		});
	}

	/**
	 * Serves the page on another port. That is another origin, which browsers allow
	 * to embed ours.
	 */
	async serve() {
		await new Promise((resolve) =>
			this.#server.listen(0, "127.0.0.1", () => resolve(null)),
		);
		const address = this.#server.address();
		if (address === null || typeof address === "string") {
			throw new Error("the server has no port");
		}
		this.origin = `http://127.0.0.1:${address.port}`;
	}

	close() {
		this.#server.closeAllConnections();
		this.#server.close();
	}

	/**
	 * Opens the page with frames in it.
	 *
	 * @param {{ address: string, attributes?: string }[]} frames Addresses
	 *   relative to the base; attributes as in HTML.
	 * @param {string} [script] Of the page's own.
	 */
	async open(frames, script = "") {
		const tags = frames.map(
			({ address, attributes = "" }) =>
				`<iframe src="${new URL(address, this.#base).href.replaceAll("&", "&amp;")}" title="Puzzle" width="400" height="700" ${attributes}></iframe>`,
		);
		await this.openWith(tags.join(""), script);
	}

	/**
	 * Opens the page with copied code in it.
	 *
	 * @param {string} lines
	 * @param {string} [script] Of the page's own.
	 */
	async openWith(lines, script = "") {
		this.#body = `<!doctype html><html lang="en"><title>Host</title>
			<link rel="icon" href="data:,">
			<script>
				heard = [];
				addEventListener("message", ({ data, origin, source }) => {
					const frames = [...document.querySelectorAll("iframe")];
					const frame = frames.findIndex((f) => f.contentWindow === source);
					heard.push({ data, origin, frame });
				});
				${script}
			</script>${lines}`;
		await this.page.goto(`${this.origin}/`);
	}

	/** @param {number} [at] */
	frame(at = 0) {
		return this.page.locator("iframe").nth(at).contentFrame();
	}

	/** Returns all messages of the frames. @returns {Promise<any[]>} */
	heard() {
		return this.page.evaluate(() => /** @type {any} */ (window).heard);
	}

	/**
	 * Returns the frames' messages of a type.
	 *
	 * @param {string} type
	 */
	async told(type) {
		return (await this.heard()).filter(({ data }) => data.type === type);
	}

	/** @param {string} type @param {number} [count] */
	async waitFor(type, count = 1) {
		await expect
			.poll(async () => (await this.told(type)).length)
			.toBeGreaterThanOrEqual(count);
		return (await this.told(type))[count - 1].data;
	}

	/**
	 * Posts a message to a frame.
	 *
	 * @param {object} message
	 * @param {number} [at]
	 */
	async say(message, at = 0) {
		await this.page.evaluate(
			([message, at]) => {
				const frame = document.querySelectorAll("iframe")[Number(at)];
				frame.contentWindow?.postMessage(message, "*");
			},
			/** @type {const} */ ([message, at]),
		);
	}

	/**
	 * Posts a request to a frame. Resolves with the answer.
	 *
	 * @param {object} command
	 * @returns {Promise<any>}
	 */
	async ask(command) {
		const request = ++this.#asked;
		const head = { source: "sliding-puzzle", version: 1, id: "one" };
		await this.say({ ...head, request, ...command });
		const find = async () =>
			(await this.heard()).find(({ data }) => data.answer === request);
		await expect.poll(async () => await find()).toBeTruthy();
		return (await find()).data;
	}
}

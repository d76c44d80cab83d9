/**
 * Pictures of the player in browsers that lack something: a page without https has no
 * `randomUUID`, WebKit writes no WebP, and against fingerprints some give noise for what
 * is read of a canvas.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileOf, isReadable } from "../../www/pages/parts/canvas-file.ts";
import {
	PictureError,
	readPicture,
} from "../../www/pages/parts/picture-file.ts";
import { encode } from "../../www/pages/play/pictures/own-pictures.ts";

/** What this browser can. */
const browser = { canWriteWebp: true, noise: 0 };

/** A canvas whose files say what is on it: each pixel of red, green, blue and opacity. */
class Canvas {
	width = 1;
	height = 1;
	pixel = [0, 0, 0, 0];
	fillStyle = "";
	globalCompositeOperation = "source-over";

	getContext() {
		return this;
	}

	fillRect() {
		const isBehind = this.globalCompositeOperation === "destination-over";
		if (isBehind && this.pixel[3] === 255) return;
		const hex = this.fillStyle.slice(1);
		const long = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
		this.pixel = [...Buffer.from(`${long}ff`, "hex")];
	}

	drawImage() {}

	getImageData() {
		const shift = () => Math.round((Math.random() * 2 - 1) * browser.noise);
		const data = Array.from({ length: this.width * this.height }, () =>
			this.pixel.map((value) => value + shift()),
		);
		return { data: Uint8ClampedArray.from(data.flat()) };
	}

	/** @param {Function} call @param {string} type */
	toBlob(call, type) {
		const isKnown = type !== "image/webp" || browser.canWriteWebp;
		call(new Blob([this.pixel.join()], { type: isKnown ? type : "image/png" }));
	}
}

const page = /** @type {any} */ (globalThis);
page.document = { createElement: () => new Canvas() };
page.ImageBitmap = class {
	close() {}
};
page.createImageBitmap = async () =>
	Object.assign(new page.ImageBitmap(), { width: 4, height: 4 });

/** @param {number[]} pixel */
function drawn(pixel) {
	return /** @type {any} */ (Object.assign(new Canvas(), { pixel }));
}

const CLEAR = [0, 0, 0, 0];
const RED = [230, 25, 75, 255];

for (const canWriteWebp of [true, false]) {
	test(`without https a picture is saved, and nothing turns black (WebP: ${canWriteWebp})`, async (t) => {
		browser.canWriteWebp = canWriteWebp;
		t.mock.method(crypto, "randomUUID", () => {
			throw new TypeError("crypto.randomUUID is not a function");
		});
		const [red, clear] = [
			await encode(drawn(RED), "red"),
			await encode(drawn(CLEAR), ""),
		];
		assert.notEqual(red.id, clear.id);
		const said = (/** @type {{ bytes: Uint8Array }} */ { bytes }) =>
			new TextDecoder().decode(bytes);
		assert.deepEqual([red.alt, said(red)], ["red", RED.join()]);
		if (canWriteWebp) {
			assert.deepEqual([clear.type, said(clear)], ["image/webp", CLEAR.join()]);
		} else {
			const white = "255,255,255,255";
			assert.deepEqual([clear.type, said(clear)], ["image/jpeg", white]);
		}
	});
}

test("noise is never taken for a picture, and shades that nobody sees are none", async () => {
	const file = new Blob(["picture"], { type: "image/png" });
	for (const noise of [0, 2]) {
		browser.noise = noise;
		assert.ok(isReadable());
		await readPicture(file, 100);
		await encode(drawn(RED), "");
	}
	browser.noise = 255;
	assert.ok(!isReadable());
	await assert.rejects(readPicture(file, 100), (error) => {
		assert.ok(error instanceof PictureError);
		return error.code === "noise";
	});
	await assert.rejects(encode(drawn(RED), ""));
	await assert.rejects(fileOf(drawn(RED)));
});

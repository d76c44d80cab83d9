/** Screenshots as one moving picture: a WebP in which each frame has what changed. */

/**
 * @typedef {object} Frame
 * @property {Buffer} png
 * @property {number} ms How long it shows.
 */

/** How often it plays: then it rests on its last frame. */
const LOOPS = 3;

/**
 * Makes a moving picture, which Chromium encodes frame by frame.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {Frame[]} frames All of one size.
 */
export async function movingPicture(browser, frames) {
	const page = await browser.newPage();
	const pictures = frames.map(({ png }) => png.toString("base64"));
	const changes = await page.evaluate(encodeChanges, pictures);
	await page.close();
	const { width, height } = changes[0];
	const parts = [
		chunk("VP8X", Buffer.concat([bytes(2, 4), size(width, height)])),
		chunk("ANIM", Buffer.concat([bytes(0, 4), bytes(LOOPS, 2)])),
	];
	/** What nothing follows yet, and how long it shows. @type {(() => void) | undefined} */
	let finish;
	let ms = 0;
	for (const [at, { x, y, width, height, webp }] of changes.entries()) {
		if (webp !== "") {
			finish?.();
			ms = 0;
			finish = () => {
				const place = [bytes(x / 2, 3), bytes(y / 2, 3), size(width, height)];
				// It replaces what is below it, and stays.
				const how = [bytes(ms, 3), bytes(2, 1)];
				const still = Buffer.from(webp, "base64");
				// In front is its header, and the colour profile of the screen.
				const picture = still.subarray(still.indexOf("VP8 "));
				parts.push(chunk("ANMF", Buffer.concat([...place, ...how, picture])));
			};
		}
		ms += frames[at].ms;
	}
	finish?.();
	return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...parts]));
}

/**
 * Runs on a page: encodes the part of each picture that differs from the one before;
 * nothing if none does.
 *
 * @param {string[]} pictures PNG in base64.
 */
async function encodeChanges(pictures) {
	const changes = [];
	/** @type {Uint32Array | undefined} */
	let before;
	for (const base64 of pictures) {
		const { width, height, data, image } = await decode(base64);
		let [left, top, right, bottom] = [width, height, 0, 0];
		for (const [at, pixel] of data.entries()) {
			if (before !== undefined && before[at] === pixel) continue;
			const [x, y] = [at % width, Math.floor(at / width)];
			left = Math.min(left, x);
			top = Math.min(top, y);
			right = Math.max(right, x + 1);
			bottom = Math.max(bottom, y + 1);
		}
		before = data;
		// An edge colours what is beside it, which the next picture draws again, too.
		const x = Math.max(0, left - 8);
		const y = Math.max(0, top - 8);
		const box = {
			// The format has even places only.
			x: x - (x % 2),
			y: y - (y % 2),
			width: Math.min(width, right + 8) - x + (x % 2),
			height: Math.min(height, bottom + 8) - y + (y % 2),
		};
		changes.push({ ...box, webp: right > 0 ? encode(image, box) : "" });
	}
	return changes;

	/** @param {string} base64 */
	async function decode(base64) {
		const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
		const image = await createImageBitmap(new Blob([bytes]));
		const { width, height } = image;
		const pen = new OffscreenCanvas(width, height).getContext("2d");
		pen?.drawImage(image, 0, 0);
		const pixels = pen?.getImageData(0, 0, width, height).data;
		return {
			width,
			height,
			image,
			data: new Uint32Array(pixels?.buffer ?? []),
		};
	}

	/**
	 * @param {ImageBitmap} image
	 * @param {{ x: number, y: number, width: number, height: number }} box
	 */
	function encode(image, { x, y, width, height }) {
		const canvas = document.createElement("canvas");
		Object.assign(canvas, { width, height });
		// Without transparency the picture is one chunk, the last.
		canvas.getContext("2d", { alpha: false })?.drawImage(image, -x, -y);
		return canvas.toDataURL("image/webp", 0.85).split(",")[1];
	}
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
	const odd = bytes(0, content.length % 2);
	return Buffer.concat([
		Buffer.from(name),
		bytes(content.length, 4),
		content,
		odd,
	]);
}

/** @param {number} width @param {number} height */
function size(width, height) {
	return Buffer.concat([bytes(width - 1, 3), bytes(height - 1, 3)]);
}

/** @param {number} value @param {number} count */
function bytes(value, count) {
	const buffer = Buffer.alloc(count);
	if (count > 0) buffer.writeUIntLE(value, 0, count);
	return buffer;
}

/**
 * Draws printed digits for `cargo run --release -p train --bin digits`: each on a tile
 * as a camera sees it, turned, blurred, in bad light. Also things that are no digits.
 *
 *     node scripts/digits.js OUT COUNT SEED FONT…
 *
 * A font is the path of a file. The file `OUT` has for each cell its kind, 0 to 9, 10
 * for no digit, and 48 × 48 grey values.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const [out, count, seed, ...files] = process.argv.slice(2);
const browser = await chromium.launch({
	...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
	args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage();
const fonts = files.map((file) => readFileSync(file).toString("base64"));
const drawn = await page.evaluate(
	async ({ fonts, count, seed }) => {
		const SIDE = 48;
		let state = seed;
		// A small generator (mulberry32): one seed gives the same cells.
		const random = () => {
			state = (state + 0x6d2b79f5) | 0;
			let t = Math.imul(state ^ (state >>> 15), 1 | state);
			t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
			return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
		};
		const between = (/** @type {number} */ low, /** @type {number} */ high) =>
			low + random() * (high - low);
		for (const [n, bytes] of fonts.entries()) {
			const face = new FontFace(
				`f${n}`,
				Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0)),
			);
			document.fonts.add(await face.load());
		}
		const canvas = new OffscreenCanvas(SIDE, SIDE);
		const context = canvas.getContext("2d", { willReadFrequently: true });
		if (context === null) throw new Error("no context");
		let text = "";
		for (let n = 0; n < count; n++) {
			const kind = n % 11;
			context.setTransform(1, 0, 0, 1, 0, 0);
			context.filter = "none";
			const isDark = random() < 0.5;
			const ground = isDark ? between(110, 250) : between(5, 140);
			const contrast = between(60, 200);
			const ink = Math.max(
				0,
				Math.min(255, isDark ? ground - contrast : ground + contrast),
			);
			const shade = between(-30, 30);
			const light = context.createLinearGradient(
				0,
				0,
				random() * SIDE,
				random() * SIDE,
			);
			const grey = (/** @type {number} */ value) => {
				const v = Math.max(0, Math.min(255, value));
				return `rgb(${v} ${v} ${v})`;
			};
			light.addColorStop(0, grey(ground - shade));
			light.addColorStop(1, grey(ground + shade));
			context.fillStyle = light;
			context.fillRect(0, 0, SIDE, SIDE);
			context.filter = `blur(${between(0, 1.3)}px)`;
			context.translate(SIDE / 2 + between(-4, 4), SIDE / 2 + between(-4, 4));
			context.rotate(between(-0.16, 0.16));
			context.transform(1, between(-0.1, 0.1), between(-0.15, 0.15), 1, 0, 0);
			context.scale(between(0.8, 1.15), between(0.85, 1.15));
			context.fillStyle = grey(ink);
			context.strokeStyle = grey(ink);
			const size = between(17, 38);
			const weight = random() < 0.5 ? "400" : "700";
			context.font = `${weight} ${size}px f${Math.floor(random() * fonts.length)}`;
			context.textAlign = "center";
			context.textBaseline = "middle";
			if (kind < 10) context.fillText(String(kind), 0, 2);
			else if (random() < 0.5) {
				// A stain, a screw, a scratch.
				context.lineWidth = between(1, 6);
				context.beginPath();
				for (let k = 0; k < 1 + random() * 5; k++) {
					context.lineTo(between(-16, 16), between(-16, 16));
				}
				if (random() < 0.5) context.stroke();
				else context.fill();
				if (random() < 0.5) {
					context.beginPath();
					const [x, y] = [between(4, 15), between(4, 15)];
					context.ellipse(0, 0, x, y, 0, 0, 7);
					if (random() < 0.5) context.fill();
				}
			} else {
				const letters = "ACEFHKMNPRTVWXYmkwex#&@%*+=?";
				context.fillText(letters[Math.floor(random() * letters.length)], 0, 2);
			}
			const { data } = context.getImageData(0, 0, SIDE, SIDE);
			const noise = between(0, 14);
			text += String.fromCharCode(kind);
			for (let at = 0; at < data.length; at += 4) {
				const grain = (random() + random() - 1) * 2 * noise;
				text += String.fromCharCode(
					Math.max(0, Math.min(255, Math.round(data[at] + grain))),
				);
			}
		}
		return btoa(text);
	},
	{ fonts, count: Number(count), seed: Number(seed) },
);
await browser.close();
writeFileSync(out, Buffer.from(drawn, "base64"));
console.log(`${out}: ${count} cells, ${fonts.length} fonts`);

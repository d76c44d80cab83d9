/**
 * The colours of the tiles, measured: each palette in each scheme, as usual eyes and
 * those of three kinds of colour blindness see it.
 *
 * Colours: B. Ottosson, *A perceptual color space for image processing*, 2020 (OKLab);
 * differences are distances in it (ΔE OK; CSS Color 4 calls 0.02 just noticeable).
 * Eyes: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, *A physiologically-based model
 * for simulation of color vision deficiency*, IEEE TVCG 15, 2009; severity 1.0.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTRIBUTES } from "../../www/element/attributes.ts";
import { PALETTES } from "../../www/element/later/palettes.ts";
import { CONTRAST, TOKENS } from "../../www/element/tokens.ts";
import { SCHEMES, tileColors } from "../../www/view/theme.ts";
import "../../www/element/later/palettes.ts";

/** @typedef {number[]} Triple A colour: linear sRGB, or OKLab. */

const CLEAR = "rgba(0, 0, 0, 0)";

/** Rows of matrices for linear sRGB. @type {Record<string, number[][] | null>} */
const EYES = {
	usual: null,
	protan: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deutan: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritan: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
};

/** @param {number[][]} matrix @param {Triple} triple */
function times(matrix, [a, b, c]) {
	return matrix.map(([x, y, z]) => x * a + y * b + z * c);
}

/** @param {Triple} lab @returns {Triple} */
function toLinear(lab) {
	const roots = times(
		[
			[1, 0.3963377774, 0.2158037573],
			[1, -0.1055613458, -0.0638541728],
			[1, -0.0894841775, -1.291485548],
		],
		lab,
	);
	return times(
		[
			[4.0767416621, -3.3077115913, 0.2309699292],
			[-1.2684380046, 2.6097574011, -0.3413193965],
			[-0.0041960863, -0.7034186147, 1.707614701],
		],
		roots.map((root) => root ** 3),
	);
}

/** @param {Triple} linear @returns {Triple} */
function toLab(linear) {
	const cones = times(
		[
			[0.4122214708, 0.5363325363, 0.0514459929],
			[0.2119034982, 0.6806995451, 0.1073969566],
			[0.0883024619, 0.2817188376, 0.6299787005],
		],
		linear,
	);
	return times(
		[
			[0.2104542553, 0.793617785, -0.0040720468],
			[1.9779984951, -2.428592205, 0.4505937099],
			[0.0259040371, 0.7827717662, -0.808675766],
		],
		cones.map(Math.cbrt),
	);
}

/** @param {number} value Of sRGB, from 0 to 1. */
function linearOf(value) {
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {number} value */
function byteOf(value) {
	const part = Math.min(1, Math.max(0, value));
	const coded =
		part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
	return Math.round(255 * coded);
}

/**
 * Returns a CSS colour in OKLab, of the forms that tiles have.
 *
 * @param {string} color
 * @returns {Triple}
 */
function read(color) {
	if (color === "white") return [1, 0, 0];
	if (color === "black") return [0, 0, 0];
	const hex = /^#(..)(..)(..)$/.exec(color)?.slice(1);
	if (hex) {
		return toLab(hex.map((part) => linearOf(Number.parseInt(part, 16) / 255)));
	}
	const lch = /^oklch\(([-\d.e]+) ([-\d.e]+) ([-\d.e]+)\)$/.exec(color);
	if (lch) {
		const [l, c, h] = lch.slice(1).map(Number);
		const turn = (h * Math.PI) / 180;
		return [l, c * Math.cos(turn), c * Math.sin(turn)];
	}
	const mix = /^color-mix\(in (\w+), (.*), (.*) ([\d.]+)%\)$/.exec(color);
	assert.ok(mix, color);
	const [, space, first, second, percent] = mix;
	const part = Number(percent) / 100;
	const [from, to] = [read(first), read(second)];
	if (space === "oklab") {
		return from.map((value, i) => value + (to[i] - value) * part);
	}
	const polar = (/** @type {Triple} */ [l, a, b]) => [
		l,
		Math.hypot(a, b),
		(Math.atan2(b, a) * 180) / Math.PI,
	];
	const [one, other] = [polar(from), polar(to)];
	// The shorter way round.
	other[2] = one[2] + ((((other[2] - one[2]) % 360) + 540) % 360) - 180;
	const [l, c, h] = one.map((value, i) => value + (other[i] - value) * part);
	return read(`oklch(${l} ${c} ${h})`);
}

/** @param {Triple} linear */
function luminance([r, g, b]) {
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** As WCAG 2.2 defines it. @param {string} one @param {string} other */
function contrast(one, other) {
	const [less, more] = [one, other]
		.map((color) => luminance(toLinear(read(color))))
		.sort((a, b) => a - b);
	return (more + 0.05) / (less + 0.05);
}

/** @param {string} color @param {string} eye */
function seen(color, eye) {
	const matrix = EYES[eye];
	const linear = toLinear(read(color));
	if (matrix === null) return toLab(linear);
	return toLab(
		times(matrix, linear).map((value) => Math.min(1, Math.max(0, value))),
	);
}

/** @param {Triple} one @param {Triple} other */
function difference(one, other) {
	return Math.hypot(...one.map((value, i) => value - other[i]));
}

/** @type {Record<string, { theme: any, number: string }>} */
const LOOKS = {};
for (const palette of ATTRIBUTES.palette) {
	const tokens = { ...TOKENS, ...PALETTES[palette] };
	const theme = {
		...{ from: CLEAR, to: CLEAR },
		palette: tokens["tile-colors"],
		scheme: SCHEMES.home,
	};
	LOOKS[palette] = { theme, number: tokens["tile-number"] };
}

/** @param {any} theme @param {number} columns @param {number} rows */
function colorsOf(theme, columns, rows) {
	return Array.from({ length: columns * rows }, (_, home) =>
		tileColors(theme, home, columns, rows),
	);
}

const SIDES = Array.from({ length: 15 }, (_, i) => i + 2);

for (const [palette, { theme, number }] of Object.entries(LOOKS)) {
	for (const scheme of ATTRIBUTES.coloring) {
		const look = { ...theme, scheme: SCHEMES[scheme] };

		test(`numbers are read on each tile: ${palette}, ${scheme}`, () => {
			for (const side of SIDES) {
				for (const rows of [side, 2]) {
					for (const { face, top } of colorsOf(look, side, rows)) {
						for (const color of [face, top]) {
							const ratio = contrast(number, color);
							assert.ok(ratio >= 4.5, `${side}×${rows}: ${ratio} on ${color}`);
						}
						// A screen without more colours shows it as it is meant.
						for (const value of toLinear(read(face))) {
							assert.ok(value > -0.001 && value < 1.001, `${face}: ${value}`);
						}
					}
				}
			}
		});

		if (scheme === "home") continue;

		test(`classes side by side are told apart: ${palette}, ${scheme}`, () => {
			for (const side of SIDES) {
				const faces = colorsOf(look, side, side).map(({ face }) => face);
				const [first] = faces;
				assert.ok(new Set(faces).size > 1, first);
				// Along the last column, and along the last row.
				const lines = [
					faces.filter((_, cell) => cell % side === side - 1),
					faces.slice(-side),
				];
				for (const eye of Object.keys(EYES)) {
					for (const line of lines) {
						for (const [i, face] of line.slice(1).entries()) {
							if (face === line[i]) continue;
							const apart = difference(seen(face, eye), seen(line[i], eye));
							assert.ok(apart >= 0.05, `${side}, ${eye}: ${apart}`);
						}
					}
				}
			}
		});
	}

	test(`no two homes have one colour: ${palette}`, () => {
		for (const columns of SIDES) {
			for (const rows of SIDES) {
				const bytes = colorsOf(theme, columns, rows).map(({ face }) =>
					toLinear(read(face)).map(byteOf).join(),
				);
				assert.equal(new Set(bytes).size, columns * rows);
			}
		}
	});

	test(`columns and rows are told apart by all eyes: ${palette}`, () => {
		for (const eye of Object.keys(EYES)) {
			for (const side of SIDES) {
				const all = colorsOf(theme, side, side).map(({ face }) =>
					seen(face, eye),
				);
				/** @param {number} home @param {number} other */
				const apart = (home, other) => difference(all[home], all[other]);
				// 0.02 is just noticeable. Up to 4×4 it tells neighbours apart; on larger
				// boards it tells columns and rows apart that are a third of the side away.
				const step = side <= 4 ? 1 : Math.ceil(side / 3);
				for (const home of all.keys()) {
					const [column, row] = [home % side, Math.floor(home / side)];
					const where = `${side}×${side}, ${eye}, ${home}`;
					if (column + step < side) {
						assert.ok(apart(home, home + step) >= 0.02, where);
					}
					if (row + step < side) {
						assert.ok(apart(home, home + step * side) >= 0.02, where);
					}
					if (eye !== "usual") continue;
					if (column + 1 < side)
						assert.ok(apart(home, home + 1) > 0.008, where);
					if (row + 1 < side)
						assert.ok(apart(home, home + side) > 0.011, where);
				}
			}
		}
	});
}

test("with much contrast, homes differ and numbers have 7 : 1", () => {
	const { theme } = LOOKS.kiln;
	const strong = { ...theme, palette: CONTRAST["tile-colors"] };
	for (const side of SIDES) {
		const colors = colorsOf(strong, side, side);
		const bytes = colors.map(({ face }) =>
			toLinear(read(face)).map(byteOf).join(),
		);
		assert.equal(new Set(bytes).size, side * side, String(side));
		for (const { face, top } of colors) {
			assert.ok(contrast("#ffffff", face) >= 7);
			assert.ok(contrast("#ffffff", top) >= 7);
		}
	}
});

test("a page's own ends are those of the diagonal", () => {
	const own = { ...LOOKS.kiln.theme, from: "#8a5a2b", to: "#2b5a8a" };
	const [first, last] = [0, 15].map((home) => tileColors(own, home, 4, 4).face);
	assert.ok(difference(read(first), read(own.from)) < 1e-6);
	assert.ok(difference(read(last), read(own.to)) < 1e-6);
});

test("one end alone leaves the palette as it is", () => {
	const { theme } = LOOKS.kiln;
	for (const home of [0, 7, 15]) {
		assert.equal(
			tileColors({ ...theme, to: "#2b5a8a" }, home, 4, 4).face,
			tileColors(theme, home, 4, 4).face,
		);
	}
});

test("one colour for both ends is one colour for all", () => {
	const theme = { ...LOOKS.kiln.theme, from: "#444444", to: "#444444" };
	for (const { face } of colorsOf(theme, 4, 4)) {
		assert.ok(difference(read(face), read("#444444")) < 1e-6);
	}
});

test("schemes are those of speed-solvers", () => {
	/** @param {string} scheme @param {number} columns @param {number} rows */
	const classes = (scheme, columns, rows) => {
		const theme = { ...LOOKS.kiln.theme, scheme: SCHEMES[scheme] };
		/** @type {string[]} */
		const names = [];
		let text = "";
		for (const { face } of colorsOf(theme, columns, rows)) {
			if (!names.includes(face)) names.push(face);
			text += String.fromCharCode(97 + names.indexOf(face));
		}
		return text.match(new RegExp(`.{${columns}}`, "g"))?.join("/");
	};
	assert.equal(classes("rows", 3, 4), "aaa/bbb/ccc/ddd");
	assert.equal(classes("columns", 4, 3), "abcd/abcd/abcd");
	assert.equal(classes("fringe", 4, 4), "aaaa/abbb/abcc/abcd");
	assert.equal(classes("fringe", 4, 2), "aaaa/abbb");
	assert.equal(classes("last-rows", 4, 4), "aaaa/bbbb/cdef/cdef");
	assert.equal(classes("last-rows", 3, 2), "abc/abc");
	assert.equal(classes("grids", 4, 4), "abcd/efgh/ijkl/mnop");
	assert.equal(classes("grids", 8, 4), "aabbccdd/eeffgghh/iijjkkll/mmnnoopp");
	assert.equal(classes("grids", 3, 2), "abc/def");
});

/**
 * The page that shows all pictures side by side.
 */

/**
 * @typedef {object} Shot
 * @property {string} state
 * @property {string} size
 * @property {string} look Theme and language.
 * @property {string} file
 */

/**
 * @param {Shot[]} shots
 * @param {{ page: string, files: number, bytes: number }[]} weights
 * @param {string[]} film Frames of a win, one after the other.
 */
export function galleryPage(shots, weights, film) {
	const states = [...new Set(shots.map(({ state }) => state))];
	const rows = states.map((state) => {
		const here = shots.filter((shot) => shot.state === state);
		const pictures = here.map(
			({ file, size, look }) =>
				`<figure><a href="${file}"><img src="${file}" alt="${state}, ${size}, ${look}" loading="lazy"></a><figcaption>${size} · ${look}</figcaption></figure>`,
		);
		return `<h2>${state}</h2><div class="row">${pictures.join("\n")}</div>`;
	});
	const table = weights.map(
		({ page, files, bytes }) =>
			`<tr><th>${page}</th><td>${files}</td><td>${bytes.toLocaleString("en")}</td></tr>`,
	);
	const frames = film.map((file) => `<img src="${file}" alt="">`);
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The whole look</title>
<style>
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; background: #ddd; color: #111 }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
figure { margin: 0 }
.row img { max-width: 22rem; max-height: 22rem; border: 1px solid #999 }
.film { display: flex; flex-wrap: wrap; gap: 2px }
.film img { width: 8rem }
td { text-align: right; padding-left: 2rem }
th { text-align: left; font-weight: normal }
</style>
<h1>The whole look</h1>
<h2>Bytes</h2>
<p>What each page loads by itself, with brotli, in the first three seconds.</p>
<table><tr><th>page</th><td>files</td><td>bytes</td></tr>${table.join("\n")}</table>
<h2>A win</h2>
<div class="film">${frames.join("\n")}</div>
${rows.join("\n")}
</html>
`;
}

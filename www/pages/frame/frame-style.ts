/**
 * The style of `embed.html`. A script makes the sheet, because a site's policy may
 * forbid `<style>`, and the packed copy of the page has no other files.
 */

const CSS = `
/* As the page around, so that the frame is seen through at its corners. */
:root { color-scheme: light dark; }
:root[data-theme="light" i] { color-scheme: light; }
:root[data-theme="dark" i] { color-scheme: dark; }
html, body, main { margin: 0; block-size: 100%; overflow: hidden; }
/* Not even by a script, or by what brings a button into view. */
main { overflow: clip; }
/* For those who find their way by headings. */
h1 {
	position: absolute;
	inline-size: 1px;
	block-size: 1px;
	margin: 0;
	overflow: hidden;
	clip-path: inset(50%);
	white-space: nowrap;
}
sliding-puzzle { display: block; }
sliding-puzzle:not(.natural) { inline-size: 100%; block-size: 100%; }
/* Said only where the puzzle is late. */
.late {
	margin: 0;
	padding: 1em;
	font: 1rem / 1.4 system-ui, sans-serif;
	visibility: hidden;
	animation: show 0s 4s forwards;
}
@keyframes show { to { visibility: visible; } }
`;

export function styleSheet() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(CSS);
	return sheet;
}

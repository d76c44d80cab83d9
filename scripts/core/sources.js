/**
 * What the core's modules are made of, besides the scripts that build them.
 */

/** Files and folders, from the project's root. */
export const SOURCES = [
	".cargo",
	"Cargo.lock",
	"Cargo.toml",
	"photo",
	"play",
	"session",
	"src",
	"wasm",
	"xtask",
];

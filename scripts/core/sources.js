/**
 * What the core's modules are made of, besides the scripts that build them.
 */

/** Files and folders, from the project's root. */
export const SOURCES = [
	".cargo",
	"binder/binder.wasm.br",
	"Cargo.lock",
	"Cargo.toml",
	"photo",
	"play",
	"session",
	"src",
	"wasm",
];

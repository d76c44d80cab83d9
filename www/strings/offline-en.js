/**
 * The texts about new versions, in English. The shape of the table in each language.
 */

/** @typedef {typeof offline} OfflineStrings */

export const offline = {
	ready: "A new version is ready.",
	reload: "Reload",
};

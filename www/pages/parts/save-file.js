/**
 * Saves a file on the device.
 */

/**
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} type
 */
export function saveFile(name, content, type) {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser has taken it by the next turn of its loop.
	setTimeout(() => URL.revokeObjectURL(url));
}

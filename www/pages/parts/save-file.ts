/**
 * Saves a file on the device.
 */

export function saveFile(name: string, content: BlobPart, type: string) {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser has taken it by the next turn of its loop.
	setTimeout(() => URL.revokeObjectURL(url));
}

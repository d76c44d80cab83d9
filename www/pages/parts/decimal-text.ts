/** Returns a number with so many places, in the form of a language. */
export function decimalText(tag: string, value: number, places: number) {
	return value.toLocaleString(tag, {
		minimumFractionDigits: places,
		maximumFractionDigits: places,
	});
}

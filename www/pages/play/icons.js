/**
 * The pictures of the menu.
 */

/** Paths in a box of 24 × 24. */
export const ICONS = {
	solve: "M13 3 5.5 13.5H12L11 21l7.5-10.5H12z",
	redo: "m15 5 4.5 4.5L15 14M19 9.5h-9a5 5 0 0 0 0 10h2.5",
	restart: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.5v4.3h4.3",
	coach: "M4.5 18.5h4v-4h4v-4h4v-4h3M4.5 12.5V9M4.5 9 3 10.5M4.5 9 6 10.5",
	setUp:
		"M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM16.5 13.5v6M13.5 16.5h6",
	pictures: "M4.5 5.5h15v13h-15zM5 16.5l4.5-5 3.5 3.5 2.5-2.5 4 4M15 9.5v.1",
	share: "M12 15V4M8 7.5 12 3.5l4 4M5.5 12v7.5h13V12",
	update: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2M19.5 4.5v4.4h-4.4",
	settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
	daily: "M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4",
	race: "M6 20.5V4M6 4.5h12.5l-2.5 4 2.5 4H6",
	marathon: "M5.5 21V4M5.5 5h13l-3 4 3 4h-13",
	records: "M5 20V11M12 20V4M19 20v-6",
	learn: "M3.5 9 12 5l8.5 4-8.5 4zM7 11v4.5c3 2.5 7 2.5 10 0V11M20.5 9v5.5",
	help: "M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
};

/**
 * A board as lines and numbers, sharp at any size and on any paper. Its colours are those
 * of the page.
 */

/** The side of a cell, in units of the picture. */
const CELL = 100;

export function BoardPicture({
	cells,
	columns,
	label,
}: {
	/** The tiles, row by row; 0 for the gap. */
	cells: readonly number[];
	columns: number;
	/** What it is, unless what stands beside it says so. */
	label?: string | undefined;
}) {
	const rows = cells.length / columns;
	return (
		<svg
			class="board-picture"
			role="img"
			aria-label={label}
			aria-hidden={label === undefined || undefined}
			viewBox={`-4 -4 ${columns * CELL + 8} ${rows * CELL + 8}`}
		>
			<rect
				class="board-edge"
				width={columns * CELL}
				height={rows * CELL}
				rx="6"
			/>
			{/* Not at the picture itself, whose width is in ems of the text around it. */}
			<g font-size={0.46 * CELL} font-weight="650" text-anchor="middle">
				{cells.map((tile, cell) => {
					if (tile === 0) return null;
					const x = (cell % columns) * CELL;
					const y = Math.floor(cell / columns) * CELL;
					return (
						<g key={tile}>
							<rect
								class="board-tile"
								x={x + 5}
								y={y + 5}
								width={CELL - 10}
								height={CELL - 10}
								rx="9"
							/>
							<text
								x={x + CELL / 2}
								y={y + CELL / 2}
								dominant-baseline="central"
							>
								{tile}
							</text>
						</g>
					);
				})}
			</g>
		</svg>
	);
}

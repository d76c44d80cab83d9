/**
 * A board as lines and numbers, sharp at any size and on any paper.
 */

import { proportionsOf } from "../../element/attributes.ts";

/** The side of a cell, in units of the picture. */
const CELL = 100;

export function BoardPicture({
	cells,
	size,
	label,
}: {
	cells: number[];
	/** Like `4x4`. */
	size: string;
	/** What it is, for who does not see it. */
	label: string;
}) {
	const { columns, rows } = proportionsOf(size);
	return (
		<svg
			class="board-picture"
			role="img"
			aria-label={label}
			viewBox={`-4 -4 ${columns * CELL + 8} ${rows * CELL + 8}`}
		>
			<rect
				class="board-edge"
				width={columns * CELL}
				height={rows * CELL}
				rx="6"
			/>
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
						<text x={x + CELL / 2} y={y + CELL / 2}>
							{tile}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

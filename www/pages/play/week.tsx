/**
 * This week as seven small tiles in the colours of the board. What they say stands in
 * words beside them.
 */

import type { DailyMonth } from "../../core/wasm/reader.js";

export function Week({ month }: { month: Pick<DailyMonth, "week"> }) {
	return (
		<span class="week" aria-hidden="true">
			{month.week.map((state, day) => (
				<i class={state} style={{ "--day": day }} key={day} />
			))}
		</span>
	);
}

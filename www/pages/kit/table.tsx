/**
 * Parts of a table.
 */

/** The head of a table: class of a column → its name. */
export function Head({ columns }: { columns: Record<string, string> }) {
	return (
		<thead>
			<tr>
				{Object.entries(columns).map(([name, text]) => (
					<th scope="col" class={name} key={name}>
						{text}
					</th>
				))}
			</tr>
		</thead>
	);
}

export const right = (
	<>
		<sliding-puzzle
			class="wide"
			size="4x3"
			theme="dark"
			hints="3"
			readonly
			onsolved={({ detail }) => detail.stm.toFixed()}
			onbefore-move={(event) => event.preventDefault()}
			onClick={({ currentTarget }) => currentTarget.undo()}
		>
			This sliding puzzle needs JavaScript.
		</sliding-puzzle>
		<sliding-puzzle hints={3} disabled readonly={false} src={undefined} />
	</>
);

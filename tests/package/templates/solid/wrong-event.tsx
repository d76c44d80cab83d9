export const wrong = (
	<sliding-puzzle on:solved={({ detail }) => detail.colour} />
);

export const wrong = (
	<sliding-puzzle onsolved={({ detail }) => detail.colour} />
);

export const wrong = <sliding-puzzle colour="red" />;

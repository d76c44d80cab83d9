export const wrong = <sliding-puzzle theme="blue" />;

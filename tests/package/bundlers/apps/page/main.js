import "sliding-puzzle/define";

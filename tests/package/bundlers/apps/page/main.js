import "taquin/define";

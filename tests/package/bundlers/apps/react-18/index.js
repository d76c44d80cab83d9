import "../react/main.js";

import "../../../apps/react/main.js";

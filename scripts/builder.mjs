// Until the next version, for servers whose unit is still website-builder.service.
console.error("scripts/builder.mjs is now publisher/main.ts run: run sh deploy/install.sh once.");
process.argv.splice(2, Infinity, "run");
await import("../publisher/main.ts");

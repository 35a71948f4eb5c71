// `npm run pictures`: see pictures/README.md. Imported by its address, because that package has
// compiler settings of its own.
await import(new URL("../pictures/draw.ts", import.meta.url).href);

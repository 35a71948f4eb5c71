import "./scripts/support/typescript.mjs";

// Node runs the TypeScript itself: Gatsby would compile it with Parcel at every start.
export default (await import("./src/gatsby/config.ts")).config;

// Until the next version, for the old names of npm commands: `run.cjs renamed.mjs builder`.
/** @type {Record<string, [name: string, command: string]>} */
const renamed = {
  builder: ["publisher", "run"],
  "release:check": ["verify", "verify"],
  "release:rollback": ["rollback", "rollback"],
};
const [old = "", ...args] = process.argv.slice(2);
const [name, command] = renamed[old] ?? [];
console.error(`npm run ${old} is now npm run ${name}.`);
process.argv.splice(2, Infinity, String(command), ...args);
await import("../publisher/main.ts");

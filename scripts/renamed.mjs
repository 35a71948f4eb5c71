// Until the next version, for the old names of npm commands: `run.cjs renamed.mjs builder`.
/** The new name, and the command of publisher/main.ts. @type {Record<string, [name: string, command: string]>} */
const renamed = {
  builder: ["npm run publisher", "run"],
  "release:check": ["npm run verify", "verify"],
  "release:rollback": ["npm run rollback", "rollback"],
  "release:report": ["node publisher/main.ts report", "report"],
};
const [old = "", ...args] = process.argv.slice(2);
const [name, command] = renamed[old] ?? [];
console.error(`npm run ${old} is now ${name}.`);
process.argv.splice(2, Infinity, String(command), ...args);
await import("../publisher/main.ts");

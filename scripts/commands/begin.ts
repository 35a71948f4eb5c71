import { createInterface } from "node:readline/promises";

import { OperatorError } from "../../common/operator-error.ts";
import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";

import { begin } from "./template/begin.ts";

const askName = async () => {
  if (!process.stdin.isTTY) throw new OperatorError('Usage: npm run begin -- "New Agency"');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const name = await terminal.question("Name of the agency: ");
  terminal.close();

  return name.trim();
};

// `npm run begin -- "New Agency"`, in a fresh clone: see docs/take-over.md.
await runMain(async () => {
  const typed = process.argv.slice(2).join(" ") || (await askName());
  const { name, changed } = begin(projectDir, typed);

  console.log(`This is ${name} now, in ${changed.length} files. Its history is one commit.

Next:
  - npm start
  - docs/first-afternoon.md: colors, logo, catalogue, texts, and what to check before visitors come
  - git remote add origin <address of your repository>; npm run upgrade-check compares with upstream`);
});

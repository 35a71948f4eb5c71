import { spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";
import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { printList } from "../lib/print.ts";
import { packageFile } from "../lib/project.ts";
import { trackedFiles } from "../lib/tracked-files.ts";

import { addEntry, type Answers } from "./catalogue/add-entry.ts";
import { createChanges, type Changes } from "./catalogue/changes.ts";
import { findMentions } from "./catalogue/mentions.ts";
import { readRequest, type Request } from "./catalogue/request.ts";
import { removeEntries } from "./catalogue/remove-entries.ts";

const run = (file: string, args: string[]) => {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: projectDir,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new OperatorError(`${file} failed: see the message above.`);
};

/** Shows the changes and writes them, if the developer agrees. */
const apply = async (changes: Changes, ask: Ask | undefined) => {
  printList("This changes:", changes.describe());
  const answer = ask ? await ask("Go on? (y/N)", "n") : "y";
  if (!/^y/i.test(answer)) return false;
  const written = changes.save();
  run(packageFile("prettier/bin/prettier.cjs"), ["--write", "--log-level", "warn", ...written]);
  run(join(projectDir, "scripts/run.cjs"), ["commands/types.ts"]);

  return true;
};

const remove = async (request: Request, ask: Ask | undefined) => {
  // Fails before anything is changed; findMentions needs them.
  trackedFiles(projectDir);
  const changes = createChanges(projectDir);
  const removed = removeEntries(changes, projectDir, request);
  if (!(await apply(changes, ask))) return;

  const { links, texts } = findMentions(projectDir, removed);
  printList("\nLinks to what is gone, to change or remove (file: lines):", links);
  printList("\nTexts that may speak of it, to read:", texts);
  console.log(`
Next:
  - npm start draws the site without it. In a database in use, run npm run seed, which adds the
    redirects; the page Website of the admin panel unpublishes the records.
  - npm test`);
};

const add = async (request: Request, ask: Ask | undefined, answers: Answers) => {
  const changes = createChanges(projectDir);
  const next = await addEntry(changes, request, async (name, question, initial) => {
    const given = answers[name] ?? (ask ? await ask(question, initial) : initial);
    if (given === undefined) throw new OperatorError(`--${name} is missing: ${question}`);

    return given;
  });
  if (await apply(changes, ask)) printList("\nNext:", next);
};

type Ask = (question: string, initial?: string) => Promise<string>;

// `npm run catalogue -- remove technology joomla wix`, or `add technology rust`: see docs/extending.md.
await runMain(async () => {
  const { request, answers, yes } = readRequest(process.argv.slice(2));
  if (!yes && !process.stdin.isTTY) {
    throw new OperatorError(
      "There is no terminal to ask in: add --yes to change the files at once.",
    );
  }
  const terminal = yes
    ? undefined
    : createInterface({ input: process.stdin, output: process.stdout });
  const ask: Ask | undefined =
    terminal &&
    (async (question, initial) =>
      (await terminal.question(`${question}${initial ? ` [${initial}]` : ""} `)) ||
      (initial ?? ""));
  await (request.action === "remove" ? remove(request, ask) : add(request, ask, answers));
  terminal?.close();
});

import { parseArgs } from "node:util";

import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { printList } from "../lib/print.ts";

import { prepareUpgrade } from "./template/prepare-upgrade.ts";
import { findUpgradeEffects } from "./template/upgrade-findings.ts";

// `npm run upgrade-check -- [repository] [version] [--since <commit>]`: see docs/upgrading.md.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string" } },
  });
  const [source = "upstream", version = "HEAD"] = positionals;
  const upgrade = prepareUpgrade(projectDir, source, version, values.since);
  if (!upgrade) {
    console.log("The project has this version of the template.");

    return;
  }

  const found = findUpgradeEffects(projectDir, upgrade);
  const { changed, both, conflicts } = found;
  console.log(
    `From template ${upgrade.from} to ${upgrade.to}: ${changed.length} files change, ${both.length} of them were changed here too, ${conflicts.length} conflict.`,
  );
  printList("\nConflicts, to resolve in the merge:", conflicts);
  printList(
    "\nChanged on both sides, and merged by Git:",
    both.filter((file) => !conflicts.includes(file)),
  );
  printList("\nNew settings, explained in .env.example:", found.newSettings);
  printList("\nSettings that are gone, to remove from .env:", found.goneSettings);
  printList(
    "\nContent that is gone. The database keeps it, but nothing shows it, so move it first:",
    found.goneContent,
  );
  if (found.node) printList("\nIt needs another Node:", [found.node]);
  console.log(`
Next:
  - git show ${upgrade.branch}:CHANGELOG.md
  - git merge ${upgrade.branch}
  - npm start, npm test
  - git branch --delete --force ${upgrade.branch}, instead, if you do not want it`);
  if (conflicts.length > 0) process.exitCode = 1;
});

import { parseArgs } from "node:util";

import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";

import { prepareUpgrade } from "./template/prepare-upgrade.ts";
import { findUpgradeEffects } from "./template/upgrade-findings.ts";

const list = (title: string, entries: readonly string[]) => {
  if (entries.length > 0) console.log(["", title, ...entries.map((it) => `  ${it}`)].join("\n"));
};

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
  list("Conflicts, to resolve in the merge:", conflicts);
  list(
    "Changed on both sides, and merged by Git:",
    both.filter((file) => !conflicts.includes(file)),
  );
  list("New settings, explained in .env.example:", found.newSettings);
  list("Settings that are gone, to remove from .env:", found.goneSettings);
  list(
    "Content that is gone. Strapi deletes it at the next start, so back up and move it first:",
    found.goneContent,
  );
  if (found.node) list("It needs another Node:", [found.node]);
  console.log(`
Next:
  - git show ${upgrade.branch}:CHANGELOG.md
  - git merge ${upgrade.branch}
  - npm start, npm test
  - git branch --delete --force ${upgrade.branch}, instead, if you do not want it`);
  if (conflicts.length > 0) process.exitCode = 1;
});

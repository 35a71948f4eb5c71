import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { releasesFolder, rollBack } from "./support/releases.mjs";

// `npm run release:rollback [-- id]`: shows visitors the release before the current one, or
// the one that is named.
await command(() =>
  step(
    "showing an earlier release",
    () => rollBack(releasesFolder(readEnvironment()), process.argv[2]),
    (id) => id,
  ),
);

import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { machineEnvironment, project, type Service } from "./service";

/** Runs the command for backup and restore with a CMS's settings. */
export const backupCommand = (
  { environment }: Pick<Service, "environment">,
  ...parameters: string[]
) =>
  spawnSync(
    process.execPath,
    [join(project, "dist/src/server/commands/backup.js"), ...parameters],
    {
      cwd: project,
      env: { ...machineEnvironment(), ...environment },
      encoding: "utf8",
    },
  );

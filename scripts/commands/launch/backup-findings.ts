import { existsSync, readdirSync } from "node:fs";

import { dayMs } from "../../../common/durations.ts";
import type { Finding } from "../../../common/launch/finding.ts";

/** The time in the name of a folder of deploy/backup.sh, such as `20261127T031500Z`. */
const timeOf = (name: string) => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name)?.slice(1).map(Number);
  if (!parts) return 0;
  const [year = 0, month = 1, ...rest] = parts;

  return Date.UTC(year, month - 1, ...rest);
};

/**
 * Advice if there is no backup of the last day.
 *
 * @param folder of the backups (deploy/backup.sh).
 */
export const backupFindings = (folder: string, now: Date): Finding[] => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newest = Math.max(0, ...names.map(timeOf));
  if (now.getTime() - newest <= dayMs) return [];

  return [
    {
      level: "advice",
      sentence:
        "There is no backup of the last day: set one up (docs/operating.md), or name its folder in BACKUPS_DIR.",
      places: [newest ? `${folder}: the newest is of ${new Date(newest).toISOString()}` : folder],
    },
  ];
};

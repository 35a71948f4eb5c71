import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { backupFindings } from "./backup-findings";

it("asks for a backup of the last day", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const now = new Date("2026-11-27T12:00:00Z");
  const places = () => backupFindings(folder, now).flatMap((finding) => finding.places);

  expect(places()).toEqual([folder]);
  mkdirSync(join(folder, "unfinished-20261127T110000Z"));
  mkdirSync(join(folder, "20261126T115959Z"));
  expect(places()).toEqual([`${folder}: the newest is of 2026-11-26T11:59:59.000Z`]);
  mkdirSync(join(folder, "20261126T120000Z"));
  expect(places()).toEqual([]);
  expect(backupFindings(join(folder, "none"), now)).toMatchObject([{ level: "advice" }]);
});

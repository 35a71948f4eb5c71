import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type Content, contentFindings } from "../../common/launch/content-findings.ts";
import type { Finding, FoundRecord } from "../../common/launch/finding.ts";
import { settingFindings } from "../../common/launch/setting-findings.ts";
import { OperatorError } from "../../common/operator-error.ts";
import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { contentFile } from "../../publisher/release/releases.ts";
import { readSettings, releasesDir } from "../../publisher/settings.ts";

import { backupFindings } from "./launch/backup-findings.ts";
import { releaseFindings } from "./launch/release-findings.ts";

const maxPlaces = 12;

/** The published content of a release. */
const readContent = (release: string): Content => {
  const file = join(release, contentFile);
  if (!existsSync(file)) {
    throw new OperatorError(
      "There is no release to check: run npm start or npm run release first.",
    );
  }
  const { content } = JSON.parse(readFileSync(file, "utf8")) as {
    content: { name: string; records: Content[number]["records"] }[];
  };

  return content.map(({ name, records }) => ({ type: { name }, records }));
};

const print = ({ sentence, records = [], places = [] }: Finding) => {
  const nameOf = ({ uid, title }: FoundRecord) => {
    const type = uid.slice(uid.lastIndexOf(".") + 1);

    return type === title ? type : `${type} "${title}"`;
  };
  const where = [...places, ...records.map(nameOf)];
  console.log(`- ${sentence}`);
  for (const place of where.slice(0, maxPlaces)) console.log(`    ${place}`);
  if (where.length > maxPlaces) console.log(`    and ${where.length - maxPlaces} more`);
};

/** Sends a test email, by a program of the CMS. @returns whether the mail server accepted it. */
const sendTestMail = (address: string) =>
  spawnSync(
    process.execPath,
    [join(projectDir, "scripts/commands/cms-program.ts"), "server/commands/test-mail.js", address],
    { stdio: "inherit" },
  ).status === 0;

// `npm run launch-check`: what is to be changed before the current release is public. `--mail <address>`
// sends a test email, too. Exits with 1 if there are errors.
await runMain(async () => {
  const { values } = parseArgs({ options: { mail: { type: "string" } } });
  const settings = readSettings();
  const release = join(releasesDir(settings), "current");
  const content = readContent(release);
  const findings = [
    ...contentFindings(content, new Date()),
    ...(await releaseFindings(projectDir, release, content)),
    ...settingFindings(settings),
    ...backupFindings(settings.BACKUPS_DIR || "/var/backups/website", new Date()),
  ];
  for (const level of ["error", "advice"] as const) {
    const found = findings.filter((one) => one.level === level);
    if (found.length === 0) continue;
    console.log(level === "error" ? "Before the site goes live:" : "\nAdvice:");
    found.forEach(print);
  }
  const isDelivered = values.mail === undefined || sendTestMail(values.mail);
  const errors = findings.filter(({ level }) => level === "error").length + Number(!isDelivered);
  console.log(errors > 0 ? `\n${errors} to do.` : "\nNothing stands in the way of going live.");
  process.exitCode = errors > 0 ? 1 : 0;
});

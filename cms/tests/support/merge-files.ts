import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";

/** Modules of `support` that start a CMS for all test files that import them. */
const sharedServices = [
  "plain-service",
  "shared-panel-service",
  "challenge-service",
  "mail-service",
];

/** Tests beside their subject, which need no CMS. */
const besideSubject = resolve(__dirname, "../../src") + sep;

/** The groups, those first that take longest. */
const groups = [...sharedServices, "beside-subject"];

/** The group of a compiled test file; undefined if it runs by itself. */
const groupOf = (file: string) => {
  if (file.startsWith(besideSubject)) return "beside-subject";
  const text = readFileSync(file, "utf8");

  return sharedServices.find((name) => text.includes(`/support/${name}")`));
};

/**
 * Groups test files that share a CMS, and those that need none, into one file each, which runs as one
 * process and starts what it needs once.
 *
 * @param files paths of compiled test files.
 * @param folder of the created files.
 * @returns the files to run instead.
 */
export const mergeTestFiles = (files: string[], folder: string): string[] => [
  ...groups.flatMap((group) => {
    const members = files.filter((file) => groupOf(file) === group);
    if (members.length === 0) return [];
    const path = join(folder, `${group}.js`);
    writeFileSync(path, members.map((one) => `require(${JSON.stringify(one)});\n`).join(""));

    return [path];
  }),
  ...files.filter((file) => !groupOf(file)),
];

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Modules of `support` that start a CMS for all test files that import them. */
const sharedServices = ["plain-service", "panel-service", "challenge-service", "mail-service"];

/**
 * Groups test files that share a CMS into one file, which runs as one process and starts the CMS
 * once.
 *
 * @param files paths of compiled test files.
 * @param folder of the created files.
 * @returns the files to run instead.
 */
export const mergeTestFiles = (files: string[], folder: string): string[] => {
  const serviceOf = (file: string) => {
    const text = readFileSync(file, "utf8");

    return sharedServices.find((name) => text.includes(`/support/${name}")`));
  };
  const groups = sharedServices.map(
    (name) => [name, files.filter((file) => serviceOf(file) === name)] as const,
  );

  return [
    // First, because they take longest.
    ...groups.flatMap(([name, members]) => {
      if (members.length === 0) return [];
      const path = join(folder, `${name}.js`);
      writeFileSync(path, members.map((one) => `require(${JSON.stringify(one)});\n`).join(""));

      return [path];
    }),
    ...files.filter((file) => !serviceOf(file)),
  ];
};

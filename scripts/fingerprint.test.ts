import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files from which a fingerprint is made. */
const read = (): string[] => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      'import { sourceFiles } from "./fingerprint.mjs"; console.log(JSON.stringify(sourceFiles()));',
    ],
    { cwd: join(__dirname, "support"), encoding: "utf8" },
  );
  if (stderr) throw new Error(stderr);

  return JSON.parse(stdout);
};

/** The project's own files that a file imports. */
const importedBy = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import|import\() ?"(\.[^"]+)"/g)]
    .flatMap(([, path = ""]) =>
      ["", ".ts", ".tsx"].map((ending) => join(dirname(file), path) + ending),
    )
    .filter((name) => /\.\w+$/.test(name) && existsSync(name));

it("is made from every file that the site's build imports", () => {
  const files = read();
  const code = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name));
  const imported = [...new Set(code.flatMap(importedBy))];

  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter((name) => !files.includes(name))).toEqual([]);
});

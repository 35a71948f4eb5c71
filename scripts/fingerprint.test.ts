import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What an expression of the module is. */
const evaluate = <Value>(expression: string): Value => {
  const code = `import * as module from "./fingerprint.mjs"; console.log(JSON.stringify(module.${expression}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: join(__dirname, "support"),
    encoding: "utf8",
  });
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
  const files = evaluate<string[]>("sourceFiles()");
  const code = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name));
  const imported = [...new Set(code.flatMap(importedBy))];

  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter((name) => !files.includes(name))).toEqual([]);
});

it("is made from settings of the build alone, and from none that are empty", () => {
  const inputs = (settings: object) => evaluate(`inputsOf(${JSON.stringify(settings)})`);
  const site = { SITE_URL: "https://a.example" };

  expect(inputs({ ...site, GATSBY_API_URL: "", CMS_PORT: "1" })).toBe(inputs(site));
  expect(inputs({ ...site, GATSBY_API_URL: "https://b.example" })).not.toBe(inputs(site));
});

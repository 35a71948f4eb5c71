import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { inputFiles, hashInputs, readInputs } from "../build/inputs.ts";
import { projectDir } from "../project.ts";

/** The project's own files that a file imports. */
const importedBy = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import|import\() ?"(\.[^"]+)"/g)]
    .flatMap(([, path = ""]) =>
      ["", ".ts", ".tsx"].map((ending) => join(dirname(file), path) + ending),
    )
    .filter((name) => /\.\w+$/.test(name) && existsSync(name));

test("every file that the site's build imports is an input", () => {
  const files = inputFiles();
  const code = files.filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|\/(testing|tests)\//.test(name),
  );
  const imported = [...new Set(code.flatMap(importedBy))];

  assert.ok(imported.length > 100);
  assert.deepEqual(
    imported.filter((name) => !files.includes(name)),
    [],
  );
});

test("inputs include the build's settings that are not empty, and no others", () => {
  const hash = (settings: Record<string, string>) => hashInputs(readInputs(settings));
  const site = { SITE_URL: "https://a.example" };

  assert.equal(hash({ ...site, GATSBY_API_URL: "", CMS_PORT: "1" }), hash(site));
  assert.notEqual(hash({ ...site, GATSBY_API_URL: "https://b.example" }), hash(site));
});

test("every setting that the site's build reads is an input", () => {
  const schema = readFileSync(join(projectDir, "src/gatsby/settings.ts"), "utf8");
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name);
  const { settings: none } = readInputs({});

  assert.ok(names.includes("SITE_IS_SAMPLE"));
  assert.deepEqual(
    names.filter((name) => readInputs({ [name]: "true" }).settings === none),
    [],
  );
});

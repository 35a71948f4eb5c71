import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

const program = `import { panelFiles } from "./scripts/lib/admin-panel.ts";
console.log(JSON.stringify(panelFiles()));`;

/** The panel's files. Node lists them: Jest cannot import a module that asks for its own folder. */
const readPanelFiles = (): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
    }),
  );

/** The project's own files that a file imports. */
const importedBy = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import|import\() ?"(\.[^"]+)"/g)]
    .flatMap(([, path = ""]) =>
      ["", ".ts", ".tsx"].map((ending) => join(dirname(file), path) + ending),
    )
    .filter((name) => /\.\w+$/.test(name) && existsSync(name))
    // The CMS reaches common/ through a link.
    .map((name) => realpathSync(name));

it("builds the panel again after a change of any file that it imports", () => {
  const files = readPanelFiles().map((name) => realpathSync(name));
  const code = files.filter((name) => /\.tsx?$/.test(name) && !name.endsWith("config/admin.ts"));
  const imported = [...new Set(code.flatMap(importedBy))];

  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter((name) => !files.includes(name))).toEqual([]);
});

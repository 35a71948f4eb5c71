/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";

// Each line: a file that should not be, and what it may not import.
const forbidden = [
  ["src/sections/Trespasser.tsx", "../layout/Layout/Layout", "src/sections may import from"],
  ["src/components/Trespasser.tsx", "../catalogue/paths", "src/components may import from"],
  ["src/lib/trespasser.ts", "../components/Band/Band", "src/lib may import from"],
  ["src/catalogue/trespasser.ts", "../lib/required", "src/catalogue may import from"],
  ["src/templates/trespasser.tsx", "../components/Band/Band", "src/templates may import from"],
  ["src/forms/trespasser.ts", "../sections/Hero/Hero", "src/forms may import from"],
  ["src/build/trespasser.ts", "../../cms/src/settings", "never imports from the content service"],
] as const;

describe("the import table", () => {
  const files = forbidden.map(([file]) => file);
  let report = "";

  beforeAll(() => {
    for (const [file, source] of forbidden) {
      writeFileSync(file, `import * as taken from "${source}";\n\nexport const it = taken;\n`);
    }
    try {
      execFileSync("node", ["node_modules/eslint/bin/eslint.js", "--format", "json", ...files]);
    } catch (error) {
      report = String((error as { stdout: Buffer }).stdout);
    }
  }, 60_000);

  afterAll(() => {
    files.forEach((file) => {
      rmSync(file);
    });
  });

  it.each(forbidden)("keeps %s from importing %s", (file, _source, message) => {
    const results: { filePath: string; messages: { message: string }[] }[] = JSON.parse(report);
    const result = results.find(({ filePath }) => filePath.endsWith(file));

    expect(result?.messages.map((fault) => fault.message)).toContainEqual(
      expect.stringContaining(message),
    );
  });
});

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

// Each line: a hypothetical file, an import that is forbidden in it, and the message.
const forbidden = [
  ["src/lib/trespasser.ts", "../components/Band/Band", "src/lib may import from"],
  ["src/catalogue/trespasser.ts", "../lib/required", "src/catalogue may import from"],
  ["src/build/trespasser.ts", "../components/Band/Band", "src/build may import from"],
  ["src/build/trespasser.ts", "../../cms/src/settings", "never imports from the CMS"],
  ["src/preview/trespasser.ts", "../layout/Layout/Layout", "src/preview may import from"],
  ["src/lib/trespasser.ts", "../../cms/src/content/rules/model", "never imports from the CMS"],
  ["src/components/Trespasser.tsx", "../catalogue/paths", "src/components may import from"],
  ["src/consent/Trespasser.tsx", "../forms/rules", "src/consent may import from"],
  ["src/forms/trespasser.ts", "../sections/Hero/Hero", "src/forms may import from"],
  ["src/sections/Trespasser.tsx", "../layout/Layout/Layout", "src/sections may import from"],
  ["src/layout/Trespasser.tsx", "../sections/Hero/Hero", "src/layout may import from"],
  ["src/templates/trespasser.tsx", "../components/Band/Band", "src/templates may import from"],
  ["src/pages/trespasser.tsx", "../components/Band/Band", "src/pages may import from"],
  ["cms/src/trespasser.ts", "../../src/lib/required", "CMS never imports from the site"],
  ["pictures/trespasser.ts", "../src/lib/required", "pictures is a separate package"],
  ["src/lib/trespasser.ts", "../../pictures/lists", "imports from pictures"],
  ["cms/src/trespasser.ts", "../../pictures/lists", "imports from pictures"],
  ["publisher/trespasser.ts", "../src/lib/required", "publisher is a separate package"],
  ["src/lib/trespasser.ts", "../../publisher/http/rules", "imports from publisher"],
  ["cms/src/trespasser.ts", "../../publisher/http/rules", "imports from publisher"],
  ["samples/trespasser.ts", "../src/lib/required", "samples is a separate package"],
  ["src/lib/trespasser.ts", "../../samples/support/texts", "imports from samples"],
  ["cms/src/trespasser.ts", "../../samples/support/texts", "imports from samples"],
  ["cms/src/settings.ts", "./context", "cms/src/settings.ts may import from"],
  ["cms/src/context.ts", "./forms/forms", "cms/src/context.ts may import from"],
  ["cms/src/api/trespasser.ts", "../submissions/accept", "cms/src/api may import from"],
  ["cms/src/admin/trespasser.tsx", "../leads/export", "cms/src/admin may import from"],
  ["cms/src/lib/trespasser.ts", "../http/errors", "cms/src/lib may import from"],
  ["cms/src/storage/trespasser.ts", "../context", "cms/src/storage may import from"],
  ["cms/src/http/trespasser.ts", "../context", "cms/src/http may import from"],
  ["cms/src/database/trespasser.ts", "../http/errors", "cms/src/database may import from"],
  ["cms/src/editing/trespasser.ts", "../access/site-token", "cms/src/editing may import from"],
  ["cms/src/content/trespasser.ts", "../access/site-token", "cms/src/content may import from"],
  ["cms/src/content/rules/trespasser.ts", "../model", "cms/src/content/rules may import from"],
  ["cms/src/scheduling/trespasser.ts", "../context", "cms/src/scheduling may import from"],
  ["cms/src/operation/trespasser.ts", "../outbox/outbox", "cms/src/operation may import from"],
  ["cms/src/forms/trespasser.ts", "../submissions/accept", "cms/src/forms may import from"],
  ["cms/src/audit/trespasser.ts", "../forms/forms", "cms/src/audit may import from"],
  ["cms/src/uploads/trespasser.ts", "../forms/forms", "cms/src/uploads may import from"],
  ["cms/src/newsletter/trespasser.ts", "../outbox/outbox", "cms/src/newsletter may import from"],
  ["cms/src/outbox/trespasser.ts", "../submissions/store", "cms/src/outbox may import from"],
  ["cms/src/submissions/trespasser.ts", "../leads/export", "cms/src/submissions may import from"],
  ["cms/src/leads/trespasser.ts", "../submissions/store", "cms/src/leads may import from"],
  ["cms/src/preview/trespasser.ts", "../outbox/outbox", "cms/src/preview may import from"],
  ["cms/src/publishing/trespasser.ts", "../leads/export", "cms/src/publishing may import from"],
  ["cms/src/metrics/trespasser.ts", "../leads/export", "cms/src/metrics may import from"],
  ["cms/src/access/trespasser.ts", "../operation/backup", "cms/src/access may import from"],
  ["cms/src/commands/trespasser.ts", "../index", "cms/src/commands may import from"],
] as const;

/** Folders that every module may import, or that contain no code. */
const notModules = { src: ["styles", "testing"], "cms/src": ["components"] };

/** Lints texts as the content of these files, in a separate process: Jest cannot load ESLint's configuration. */
const script = `
  import { ESLint } from "eslint";
  // The files do not exist, so they have no types; the import table needs none.
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === "import-x/no-restricted-paths",
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const lint = async ([filePath, source]) => {
    const text = 'import * as taken from "' + source + '";\\nexport const it = taken;\\n';
    const [result] = await eslint.lintText(text, { filePath });
    return result.messages.map(({ message }) => message);
  };
  console.log(JSON.stringify(await Promise.all(JSON.parse(process.argv[1]).map(lint))));
`;

describe("the import table", () => {
  let messages: string[][] = [];

  beforeAll(() => {
    const args = ["--input-type=module", "--eval", script, JSON.stringify(forbidden)];
    messages = JSON.parse(execFileSync("node", args, { encoding: "utf8" }));
  }, 60_000);

  it.each(forbidden.map((line, index) => [...line, index] as const))(
    "keeps %s from importing %s",
    (_file, _source, message, index) => {
      expect(messages[index]).toContainEqual(expect.stringContaining(message));
    },
  );

  it.each(["src", "cms/src"] as const)("has a forbidden import for every module of %s", (root) => {
    const modules = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !notModules[root].includes(entry.name))
      .map(({ name }) => `${root}/${name}/`);
    const missing = modules.filter(
      (module) => !forbidden.some(([file]) => file.startsWith(module)),
    );

    expect(modules.length).toBeGreaterThan(9);
    expect(missing).toEqual([]);
  });
});

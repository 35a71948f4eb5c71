import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

// Each line: a file that need not exist, a forbidden import and a part of ESLint's message.
const forbidden = [
  ["src/lib/example.ts", "../components/Section/Section", "src/lib may import from"],
  ["src/catalogue/example.ts", "../lib/required", "src/catalogue may import from"],
  ["src/gatsby/example.ts", "../components/Section/Section", "src/gatsby may import from"],
  ["src/gatsby/example.ts", "../../cms/src/server/settings", "never imports from the CMS"],
  ["src/preview/example.ts", "../layout/Layout/Layout", "src/preview may import from"],
  ["src/lib/example.ts", "../../cms/src/server/settings", "never imports from the CMS"],
  ["src/lib/example.ts", "../../common/rules/model", "only the build and the previews"],
  ["brand/example.ts", "../src/lib/required", "brand imports only from itself"],
  ["common/example.ts", "../src/lib/required", "common imports only from itself"],
  ["src/components/Example.tsx", "../catalogue/pagination", "src/components may import from"],
  ["src/consent/Example.tsx", "../forms/rules", "src/consent may import from"],
  ["src/forms/example.ts", "../sections/Hero/Hero", "src/forms may import from"],
  ["src/features/Example.tsx", "../sections/Hero/Hero", "src/features may import from"],
  ["src/style-guide/Example.tsx", "../layout/Layout/Layout", "src/style-guide may import from"],
  ["src/sections/Example.tsx", "../layout/Layout/Layout", "src/sections may import from"],
  ["src/layout/Example.tsx", "../sections/Hero/Hero", "src/layout may import from"],
  ["src/templates/example.tsx", "../forms/rules", "src/templates may import from"],
  ["src/pages/example.tsx", "../forms/rules", "src/pages may import from"],
  ["cms/src/example.ts", "../../src/lib/required", "CMS never imports from the site"],
  [
    "sample-content/pictures/example.ts",
    "../../src/lib/required",
    "pictures is a separate package",
  ],
  ["src/lib/example.ts", "../../sample-content/pictures/lists", "imports from sample-content"],
  ["cms/src/example.ts", "../../sample-content/pictures/lists", "imports from sample-content"],
  ["publisher/example.ts", "../src/lib/required", "publisher is a separate package"],
  ["src/lib/example.ts", "../../publisher/release/rules", "imports from publisher"],
  ["cms/src/example.ts", "../../publisher/release/rules", "imports from publisher"],
  ["relay/example.ts", "../cms/src/leads/forms/forms", "relay is a separate package"],
  ["relay/example.ts", "../publisher/process", "relay is a separate package"],
  ["src/lib/example.ts", "../../relay/read-event", "imports from relay"],
  ["cms/src/example.ts", "../../relay/read-event", "imports from relay"],
  ["sample-content/code/example.ts", "../../src/lib/required", "code is a separate package"],
  ["src/lib/example.ts", "../../sample-content/code/support/texts", "imports from sample-content"],
  ["cms/src/example.ts", "../../sample-content/code/support/texts", "imports from sample-content"],
  ["cms/src/server/example.ts", "../leads/forms/forms", "cms/src/server may import from"],
  ["cms/src/panel/example.ts", "../leads/forms/forms", "cms/src/panel may import from"],
  ["cms/src/api/example.ts", "../leads/forms/forms", "cms/src/api may import from"],
  ["cms/src/leads/example.ts", "../content/model/slugs", "cms/src/leads may import from"],
  ["cms/src/content/example.ts", "../leads/forms/forms", "cms/src/content may import from"],
  ["cms/src/preview/example.ts", "../leads/forms/forms", "cms/src/preview may import from"],
  ["cms/src/publishing/example.ts", "../security/hosts", "cms/src/publishing may import from"],
  ["cms/src/security/example.ts", "../preview/ticket", "cms/src/security may import from"],
  ["cms/src/assistants/example.ts", "../security/hosts", "cms/src/assistants may import from"],
  ["importer/example.ts", "../src/lib/required", "importer is a separate package"],
  ["src/lib/example.ts", "../../importer/record", "imports from importer"],
  ["cms/src/example.ts", "../../importer/record", "imports from importer"],
  // Folders of a capability.
  ["cms/src/leads/forms/example.ts", "../data/export", "cms/src/leads/forms may import from"],
  ["cms/src/content/model/example.ts", "../checks/check-draft", "content/model may import from"],
  [
    "cms/src/content/checks/example.ts",
    "../moving/import-content",
    "content/checks may import from",
  ],
  ["cms/src/publishing/links/example.ts", "../state/status", "publishing/links may import from"],
  ["cms/src/admin/example.tsx", "../server/settings", "cms/src/admin may import from"],
  // The panel's half of a folder runs in a browser.
  ["cms/src/leads/panel/example.tsx", "../forms/forms", "only types and the panel's own code"],
  ["cms/src/leads/example.ts", "./panel/summary", "never imports from the panel"],
  ["cms/src/content/checks/example.ts", "../media/panel/UsesPage", "never imports from the panel"],
  ["cms/src/content/media/example.ts", "./panel/UsesPage", "never imports from the panel"],
  ["cms/src/content/media/panel/example.ts", "../media-files", "only types and the panel's own"],
] as const;

/** Folders that every module may import, or that contain no code. */
const notModules = { src: ["generated", "styles", "testing"], "cms/src": ["components"] };

/** Lints texts as files, in a separate process: Jest cannot load ESLint's configuration. */
const script = `
  import { ESLint } from "eslint";
  import { cmsMayImport, foldersMayImport } from "./eslint.config.mjs";
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
  const messages = await Promise.all(JSON.parse(process.argv[1]).map(lint));
  console.log(JSON.stringify({ messages, cmsMayImport, foldersMayImport }));
`;

type Table = Record<string, string[]>;
type Linted = {
  messages: string[][];
  cmsMayImport: Table;
  foldersMayImport: Record<string, Table>;
};

describe("the import table", () => {
  let linted: Linted;

  beforeAll(() => {
    const args = ["--input-type=module", "--eval", script, JSON.stringify(forbidden)];
    linted = JSON.parse(execFileSync("node", args, { encoding: "utf8" }));
  }, 60_000);

  it.each(forbidden.map((line, index) => [...line, index] as const))(
    "forbids %s to import %s",
    (_file, _source, message, index) => {
      expect(linted.messages[index]).toContainEqual(expect.stringContaining(message));
    },
  );

  it.each(["src", "cms/src"] as const)("has a forbidden import for every module of %s", (root) => {
    const modules = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !notModules[root].includes(entry.name))
      .map(({ name }) => `${root}/${name}/`);
    const missing = modules.filter(
      (module) => !forbidden.some(([file]) => file.startsWith(module)),
    );

    expect(modules.length).toBeGreaterThan(8);
    expect(missing).toEqual([]);
  });

  /** The tables of the CMS: what each folder may import, the most levels, and who assembles them. */
  const tablesOfCms = () => {
    const folders = Object.entries(linted.foldersMayImport).map(([capability, table]) => ({
      root: `cms/src/${capability}`,
      table,
      most: 6,
    }));
    const { admin: _, ...capabilities } = linted.cmsMayImport;

    return [{ root: "cms/src", table: capabilities, most: 4 }, ...folders];
  };

  it("has a bounded number of levels in the CMS and in each capability, and no circle", () => {
    for (const { root, table, most } of tablesOfCms()) {
      const levelOf = (name: string, above: string[]): number => {
        if (above.includes(name)) throw new Error(`a circle: ${[...above, name].join(" → ")}`);
        const below = (table[name] ?? []).map((allowed) => levelOf(allowed, [...above, name]));

        return 1 + Math.max(0, ...below);
      };

      expect(Object.keys(table).length).toBeGreaterThan(3);
      const tooHigh = Object.keys(table).filter((name) => levelOf(name, []) > most);
      expect({ root, tooHigh }).toEqual({ root, tooHigh: [] });
    }
  });

  it("has a row for each folder of the capabilities in the table", () => {
    for (const [capability, table] of Object.entries(linted.foldersMayImport)) {
      const folders = readdirSync(`cms/src/${capability}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);

      expect(Object.keys(table).sort()).toEqual(folders.sort());
    }
  });
});

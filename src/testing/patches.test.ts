import { existsSync, globSync, readFileSync } from "node:fs";

const register = "docs/patches.md";

/** An item of the list: the file, what is patched and why, then the tests. */
const item = /^- `([^`]+)`: (?:.+\n {2})+?Test: (.+(?:\n {2}.+)*)/gm;

const rowsOf = (markdown: string) =>
  [...markdown.matchAll(item)].map(([, file = "", tests = ""]) => ({
    file,
    tests: tests.split(/\. Until /)[0] ?? "",
  }));

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

type Manifest = {
  exports?: Record<string, unknown>;
  bin?: string | Record<string, string>;
  /** The entry for bundlers and browsers. */
  module?: string;
};

const manifestOf = (name: string): Manifest | undefined => {
  const [file] = ["node_modules", "cms/node_modules"]
    .map((folder) => `${folder}/${name}/package.json`)
    .filter((path) => existsSync(path));

  return file === undefined ? undefined : JSON.parse(readFileSync(file, "utf8"));
};

/** True for a file of an installed package that its package.json neither exports, names nor runs. */
const isInternal = (name: string, path: string) => {
  const manifest = manifestOf(name);
  if (!manifest) return false;
  const { exports: exported, bin = {}, module: entry = "" } = manifest;
  const named = [entry, ...Object.values(typeof bin === "string" ? [bin] : bin)];
  if (named.some((file) => file.endsWith(path))) return false;

  return !Object.keys(exported ?? {}).some((key) => {
    const [start = "", end] = key.split("*");
    const wanted = `./${path}`;

    return end === undefined ? wanted === key : wanted.startsWith(start) && wanted.endsWith(end);
  });
};

const deepPath = /["'`](?:node_modules\/)?((?:@[\w-]+\/)?\w[\w.-]*)\/([\w./-]+)/g;

const internalPaths = (text: string) =>
  [...text.matchAll(deepPath)]
    .filter(([, name = "", path = ""]) => isInternal(name, path))
    .map(([found]) => found);

/** Patterns of patches and the files they apply to; all files by default. */
const patches: [pattern: RegExp, where?: RegExp][] = [
  [/\.prototype\.\w+ = /],
  [/\b(window|globalThis)\.fetch = /],
  [/\bprocess\.(stdout|stderr)\.write = /],
  [/\bbody\.insertBefore = /],
  [/process\.env\.\w*UNSTABLE/],
  [/\bunstable_\w+/],
  // Gatsby
  [
    /___(?!graphql)\w|gatsby-(focus-wrapper|announcer|script-loader|global-css|image-wrapper)|_gatsby-scripts/,
  ],
  [/getConfig\(\)|originalResolver|store\.getState\(\)/],
  [/gatsbyPluginGDPRCookies|gatsby-gdpr-/],
  // Strapi's service
  [/\bstrapi\.(admin|plugins|middlewares)\b|\bpanelRoutes\(|\b(find|guard)Routes?\(/],
  [/\bserver\.(routes = |router\b|app\b)|\brouter\.stack\b/, /^cms/],
  // Strapi documents how to register permissions.
  [
    /\.service(<\w+>)?\("(?!admin::permission"\)\s*\.actionProvider\.register)|\bstrapi\.(sessionManager|get<Registry>\()/,
    /^cms/,
  ],
  [/\.query\("admin::|\bdb\.metadata\b/, /^cms/],
  // Strapi's panel
  [/\bString\(\w+\)\.includes\(|\bappPlugins\b|\blibrary\.fields\b|STRAPI_[A-Z_]*BANNER/, /^cms/],
  [/new MutationObserver\(/, /^(cms\/src\/(admin|panel|\w+\/panel)|src\/forms\/phone)/],
  [/stopImmediatePropagation/, /^src\/preview/],
];

const commentLine = /^\s*(\/\/|\/?\*).*$/gm;

const signsIn = (file: string, source: string) => {
  const text = source.replace(commentLine, "");

  return [
    ...internalPaths(text),
    ...patches
      .filter(([, where]) => where?.test(file) ?? true)
      .flatMap(([pattern]) => pattern.exec(text)?.[0] ?? []),
  ];
};

const isTest = (file: string) => /\.test\.tsx?$|\/(testing|tests)\/|^scripts\/test\//.test(file);

const sources = () =>
  globSync(["{src,cms/src,scripts,publisher}/**/*.{ts,tsx,mjs,cjs}", "gatsby-*.{ts,tsx}"], {
    exclude: ["**/node_modules/**", "**/*.d.ts"],
  }).filter((file) => !isTest(file));

/** The files with signs of a patch that the register lacks, each with these signs. */
const missingIn = (markdown: string) => {
  const known = rowsOf(markdown).map(({ file }) => file);

  return sources()
    .filter((file) => !known.includes(file))
    .map((file) => ({ file, signs: signsIn(file, readFileSync(file, "utf8")) }))
    .filter(({ signs }) => signs.length > 0)
    .map(({ file, signs }) => `${file}: ${signs.join(", ")}`);
};

describe("the register of patches", () => {
  const markdown = readFileSync(register, "utf8");
  const rows = rowsOf(markdown);

  it("names files and tests that exist", () => {
    const wrong = rows.filter(({ file, tests }) => {
      const names = namesIn(tests).map((name) =>
        name.includes("/") ? name : (globSync(`cms/tests/*/${name}`)[0] ?? name),
      );

      return (
        (names.length === 0 && !tests.startsWith("none")) ||
        [file, ...names].some((name) => !existsSync(name))
      );
    });

    expect(rows.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it("has all parts in each item, and a file once", () => {
    const files = rows.map(({ file }) => file);

    expect([...markdown.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => file)).toEqual(files);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  it("has every file that patches another package", () => {
    expect(missingIn(markdown)).toEqual([]);
  });

  it("detects a removed item", () => {
    const without = (file: string) =>
      markdown.replace(new RegExp(`^- \`${file}\`: .*\n(?: {2}.*\n)+`, "m"), "");

    for (const file of [
      "src/gatsby/patches/avif-effort.ts",
      "src/gatsby/patches/patch-source-plugin.ts",
      "scripts/lib/build-panel.ts",
      "cms/src/security/guard-panel.ts",
      "cms/src/admin/app.tsx",
    ]) {
      expect(missingIn(without(file))).toEqual([expect.stringContaining(`${file}: `)]);
    }
  });
});

it("distinguishes a package's internal files from its public ones", () => {
  expect(internalPaths('from "react-dom/client"; from "@strapi/strapi/admin"')).toEqual([]);
  expect(internalPaths('load("gatsby-source-strapi/dist/fetch")')).toHaveLength(1);
  expect(internalPaths("`@strapi/strapi/dist/${name}.js`")).toHaveLength(1);
  expect(internalPaths('"node_modules/@vercel/stega/dist/index.mjs"')).toEqual([]);
  expect(internalPaths('"node_modules/@vercel/stega/dist/index.js"')).toHaveLength(1);
});

import { wrongCommands } from "./commands";
import { wrongCounts } from "./counts";
import { wrongLinks } from "./links";
import { wrongPaths } from "./paths";
import { wrongDefaults, wrongSettings } from "./settings";

const page = (text: string) => ({ path: "docs/a.md", text });

describe("paths", () => {
  const repository = {
    files: [
      "cms/src/leads/intake/store.ts",
      "cms/src/leads/forms.ts",
      "cms/src/api/page/content-types/page/schema.json",
      "cms/tests/leads/custom-forms.test.ts",
      "cms/tests/support/describe-one.ts",
      "cms/package.json",
      "docs/fonts/README.md",
      "scripts/run.cjs",
      "scripts/docs/fonts.ts",
      "src/gatsby/headings.ts",
      "src/gatsby/sitemap.test.ts",
      "src/{odd}.ts",
      ".npmrc",
      "package.json",
    ],
    ignored: [
      "node_modules/",
      "# a comment",
      "",
      "/public/",
      "/cms/dist/",
      "/cms/public/uploads/*",
      "/.env",
    ],
    isInPackages: (path: string) => path === "lodash/merge",
  };
  const namesOf = (text: string) =>
    wrongPaths(page(text), repository).map((found) => found.replace(/.* there is no /, ""));

  it.each([
    ["a full path", "`cms/src/leads/forms.ts`"],
    ["a folder", "`cms/src/leads`, `cms/src/leads/`"],
    [
      "the end of a path",
      "`leads/intake/store.ts`, `intake/store.ts`, `headings.ts`, `leads/intake`",
    ],
    ["a file without its extension", "`leads/forms`"],
    ["a part of a test's path", "`npm run test:unit -- src/gatsby/sitemap`"],
    [
      "stars, names in angle brackets and an ellipsis",
      "`cms/src/api/*/content-types/<name>/schema.json`, `api/…/content-types`",
    ],
    ["a star within a name", "`*.test.ts`, `cms/tests/support/describe-*.ts`"],
    ["braces", "`src/gatsby/{headings,sitemap.test}.ts`, `cms/{src,tests}`"],
    ["compiled files", "`dist/tests/leads/custom-forms.test.js`, `cms/dist/src/leads/forms.js`"],
    [
      "what .gitignore names",
      "`public/index.html`, `node_modules/a/b.js`, `cms/public/uploads/a.png`, `cms/dist`",
    ],
    ["packages", "`lodash/merge`, `@strapi/strapi/dist/index.js`"],
    ["what run.cjs runs", "`node scripts/run.cjs docs/fonts.ts`"],
    ["a hidden file", "`.npmrc`"],
    [
      "addresses and paths of other systems",
      "`/etc/nginx/http.conf`, `/blog/…/`, `https://a.test/b.ts`, `GET /api/x`",
    ],
    [
      "media types, methods, extensions and files of programs",
      "`application/json`, `expect.poll`, `.ts`, `release.json`",
    ],
    ["what is not between backticks", "cms/src/gone.ts"],
    ["code of another language", "```ts\nimport a from './gone.ts';\n```"],
  ])("accepts %s", (_, text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it.each([
    ["a file that moved", "`cms/src/leads/store.ts`", "cms/src/leads/store.ts"],
    ["a file that moved, by the end of its path", "`intake/forms.ts`", "intake/forms.ts"],
    ["a file that is gone, by its name", "`gone.test.ts`", "gone.test.ts"],
    ["a folder that moved", "`cms/src/intake`", "cms/src/intake"],
    ["a beginning of a name", "`cms/src/lead`", "cms/src/lead"],
    ["the end of a name", "`orms.ts`", "orms.ts"],
    ["another extension", "`leads/forms.tsx`", "leads/forms.tsx"],
    ["a whole path that only another folder has", "`src/leads/forms.ts`", "src/leads/forms.ts"],
    [
      "one alternative of braces",
      "`src/gatsby/{headings,gone}.ts`",
      "src/gatsby/{headings,gone}.ts",
    ],
    ["a pattern without a match", "`cms/tests/*.gone.ts`", "cms/tests/*.gone.ts"],
    ["a compiled file without its source", "`dist/tests/gone.test.js`", "dist/tests/gone.test.js"],
    ["a hidden file", "`.gone.example`", ".gone.example"],
    [
      "a file in a shell command",
      "```sh\nnode --test cms/tests/gone.test.ts\n```",
      "cms/tests/gone.test.ts",
    ],
    ["what run.cjs does not find", "`node scripts/run.cjs docs/gone.ts`", "scripts/docs/gone.ts"],
    [
      "a file in brackets or before a comma",
      "`(cd cms && node --test tests/gone.ts)`",
      "tests/gone.ts",
    ],
    ["a span over two lines", "`node\nscripts/gone.ts`", "scripts/gone.ts"],
  ])("rejects %s", (_, text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it("names page and line, after fenced code, too", () => {
    expect(wrongPaths(page("a\n\n```js\nb\n```\n\nc `gone.ts`"), repository)).toEqual([
      "docs/a.md:7: there is no gone.ts",
    ]);
  });

  it("looks only for what concerns the caller", () => {
    expect(
      wrongPaths(page("`cms/gone.ts` `src/gone.ts`"), repository, (name) => name.startsWith("src")),
    ).toEqual(["docs/a.md:1: there is no src/gone.ts"]);
  });
});

describe("links", () => {
  const other = {
    path: "docs/b.md",
    text: "# B\n\n## 1. Say “yes”, `or` no\n\n```\n# not a heading\n```\n",
  };
  const exists = (path: string) => ["docs/a.md", "docs/b.md", "README.md", "docs"].includes(path);
  const linksOf = (text: string) => wrongLinks(page(text), [page(text), other], exists);

  it("accepts files, folders, headings and URLs", () => {
    const text =
      "## Own\n[1](b.md) [2](../README.md) [3](b.md#1-say-yes-or-no) [4](#own) [5](https://a.test) [6](../docs/)";

    expect(linksOf(text)).toEqual([]);
  });

  it("rejects a file or a heading that is gone", () => {
    expect(
      linksOf("[1](c.md)\n[2](b.md#gone)\n[3](#gone)\n[4](b.md#not-a-heading)\n`[5](c.md)`"),
    ).toEqual([
      "docs/a.md:1: the link c.md leads to no file",
      "docs/a.md:2: the link b.md#gone leads to no heading",
      "docs/a.md:3: the link #gone leads to no heading",
      "docs/a.md:4: the link b.md#not-a-heading leads to no heading",
    ]);
  });
});

it("finds headings that are named after their page", () => {
  const one = page('\n## Errors of it\n\n`docs/a.md`, "Errors\nof it"; `docs/a.md`, "Gone"');

  expect(wrongLinks(one, [one], () => true)).toEqual([
    "docs/a.md:5: docs/a.md has no heading “Gone”",
  ]);
});

describe("commands", () => {
  const commands = {
    scripts: { ".": ["test", "test:all", "build"], cms: ["test", "bench:api"], "a/b": ["start"] },
    parts: ["code", "page-type"],
    exists: (path: string) =>
      ["scripts/test/run.ts", "publisher/main.ts", "node_modules/jest/bin/jest.js"].includes(path),
  };
  const problemsOf = (text: string) =>
    wrongCommands(page(text), commands).map((found) => found.replace("docs/a.md:1: ", ""));

  it.each([
    "`npm test`, `npm run test:all -- --part page-type`, `test:all`",
    "`npm --prefix cms test`, `npm --prefix cms\nrun bench:api`, `npm run test -w cms`, `npm test -w . -w cms`",
    "`npm start -w a/b -- <name>`, `npm install --package-lock-only`, `npm ci && npm --prefix cms ci`",
    "`node scripts/run.cjs test/run.ts --part code`, `node publisher/main.ts build`",
    "`node scripts/run.cjs ../node_modules/jest/bin/jest.js`",
    "npm run gone",
  ])("accepts %s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ["`npm run gone`", "package.json has no script gone"],
    ["`npm start`", "package.json has no script start"],
    ["`npm run build && npm run gone`", "package.json has no script gone"],
    ["`npm --prefix cms run build`", "cms/package.json has no script build"],
    ["`npm run --prefix cms build`", "cms/package.json has no script build"],
    ["`npm test -w cms -w a/b`", "a/b/package.json has no script test"],
    ["`test:gone`", "no package.json has a script test:gone"],
    ["`npm run test:all -- --part gone`", "npm run test:all has no part gone"],
    ["`node scripts/run.cjs test/gone.ts`", "scripts/run.cjs finds no test/gone.ts"],
    ["`node publisher/gone.ts build`", "node finds no publisher/gone.ts"],
  ])("rejects %s", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it("reads the lines of shell commands", () => {
    expect(wrongCommands(page("\n```sh\nnpm test\nnpm run gone # why\n```"), commands)).toEqual([
      "docs/a.md:4: package.json has no script gone",
    ]);
  });
});

describe("counts", () => {
  const count = (...numbers: number[]) => [
    { page: "docs/a.md", words: "has # tasks, # of them long", count: () => numbers },
  ];

  it.each([
    ["It has 14 tasks, three of them long.", [14, 3]],
    ["It has Ten tasks,\nthirty of them long.", [10, 30]],
    ["It has 1,000 tasks, 0 of them long.", [1000, 0]],
  ])("accepts %j", (text, numbers) => {
    expect(wrongCounts([page(text)], count(...numbers))).toEqual([]);
  });

  it("names the sentence, and what it should say", () => {
    expect(wrongCounts([page("a\n\nIt has ten tasks, two\nof them long.")], count(14, 2))).toEqual([
      "docs/a.md:3: “has ten tasks, two of them long” should say 14, 2",
    ]);
  });

  it("rejects a number that it could not count", () => {
    expect(wrongCounts([page("has 1 tasks, 2 of them long")], count(NaN, 2))).toHaveLength(1);
  });

  it("notices that a sentence is gone", () => {
    expect(wrongCounts([page("It has many.")], count(1, 2))).toEqual([
      "docs/a.md: no sentence says “has # tasks, # of them long”: correct the table of counts",
    ]);
  });
});

describe("settings", () => {
  const known = new Set(["SITE_URL", "CV_S3_KEY", "CV_S3_BUCKET"]);

  it.each([
    "`SITE_URL`",
    "`SITE_URL=https://a.test`",
    "`CV_S3_…`",
    "`NODE_ENV`",
    "`HTTP`",
    "GONE_NAME",
  ])("accepts %s", (text) => {
    expect(wrongSettings(page(text), known)).toEqual([]);
  });

  it.each([
    ["`SITE_ADDRESS`", "SITE_ADDRESS"],
    ["`SITE_URL=1 GONE_URL=2 npm test`", "GONE_URL"],
    ["`MEDIA_S3_…`", "MEDIA_S3_…"],
    ["`CV_S3_`", "CV_S3_"],
  ])("rejects %s", (text, name) => {
    expect(wrongSettings(page(`a\n${text}`), known)).toEqual([
      `docs/a.md:2: nothing reads ${name}`,
    ]);
  });

  it("compares defaults", () => {
    const example = "# A comment\nCV_TOTAL_MB=10000\nVERSIONS=50\n";

    expect(
      wrongDefaults(
        page("`CV_TOTAL_MB` (10,000 by default), `VERSIONS` (50), `PORT` (1)"),
        example,
      ),
    ).toEqual([]);
    expect(wrongDefaults(page("a\n`VERSIONS` (40): b"), example)).toEqual([
      "docs/a.md:2: VERSIONS is 50 in .env.example, not 40",
    ]);
  });
});

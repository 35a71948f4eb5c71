import { wrongPaths } from "./paths";

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

import { wrongCommands } from "./commands";

const page = (text: string) => ({ path: "docs/a.md", text });

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

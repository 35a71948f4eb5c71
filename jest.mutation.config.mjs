import config from "./jest.config.ts";

const dom = config.projects?.find(
  (project) => typeof project === "object" && project.displayName === "dom",
);

/**
 * The tests of code for browsers, for Stryker, which knows one project and one environment: a test
 * with a `@jest-environment` comment, as some of src/layout have, stops it.
 */
export default {
  ...dom,
  testMatch: ["<rootDir>/src/{lib,forms,consent,components,features,sections}/**/*.test.{ts,tsx}"],
};

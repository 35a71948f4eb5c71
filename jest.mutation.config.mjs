import config from "./jest.config.ts";

/** The tests of code for browsers, for Stryker, which knows one project and one environment. */
export default config.projects?.find(
  (project) => typeof project === "object" && project.displayName === "dom",
);

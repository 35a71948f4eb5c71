import config from "./jest.config.ts";

/** The unit tests alone, for Stryker. */
export default config.projects?.find(
  (project) => typeof project === "object" && project.displayName === "unit",
);

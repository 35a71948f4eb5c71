import config from "./jest.config.ts";

/** The unit tests, for Stryker: without those of the built site. */
export default {
  ...config,
  projects: config.projects?.filter(
    (project) => typeof project === "object" && ["node", "dom"].includes(project.displayName),
  ),
};

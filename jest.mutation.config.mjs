import config from "./jest.config.ts";

/** The unit tests alone, for Stryker. */
export default config.projects?.[0];

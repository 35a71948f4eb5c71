/** `npx stryker run`: changes the code in small ways, one at a time, and counts the changes that a unit test notices. */
export default {
  testRunner: "jest",
  jest: { configFile: "jest.mutation.config.mjs" },
  coverageAnalysis: "perTest",
  mutate: ["src/{lib,forms,consent}/**/*.{ts,tsx}", "!src/**/*.test.*", "!src/**/*.d.ts"],
  // What a text says is not what a test should repeat.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: [
    "public",
    ".cache",
    "cms/dist",
    "cms/.tmp",
    "cms/public",
    "docs/screenshots",
    "e2e",
  ],
  ignoreStatic: true,
  concurrency: 2,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: ".stryker",
};

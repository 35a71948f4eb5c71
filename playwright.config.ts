import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig, devices } from "@playwright/test";

const { CHROMIUM_PATH, SITE_URL = "http://localhost:9000", TEST_ALL } = process.env;

const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

// The same fonts on every machine: fallbacks with other metrics shift the layout.
const fonts = resolve("e2e/support/fonts.conf");

// scripts/test/run.ts starts the site and the CMS, and passes their URLs.
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  // All other tests run nightly (docs/testing.md, "Levels").
  ...(TEST_ALL !== "true" && { grep: /@smoke/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each browser keeps a core busy; more would slow each other down and cause timeouts.
  workers: availableParallelism(),
  retries: 0,
  // Generous for slow machines: only hanging tests should time out.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["dot"],
    ["./e2e/forms/support/fault-reporter.ts"],
    ["./scripts/test/reporters/playwright.ts"],
  ],
  use: {
    baseURL: SITE_URL,
    // Actions and requests. Screenshots would make tests a third slower; `--trace on` adds them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: chromiumArgs,
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    },
  },
  projects: [{ name: "desktop", use: desktop }],
});

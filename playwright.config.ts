import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig, devices } from "@playwright/test";

const { CHROMIUM_PATH, SITE_URL = "http://localhost:9000", TEST_ALL } = process.env;

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

// One set of fonts whatever the machine has: a page moves when a fallback has other metrics.
const fonts = resolve("e2e/support/fonts.conf");

// The site and the content service behind it are started by scripts/test/run.ts,
// which also says where they are.
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  // The rest runs every night (docs/testing.md, "Levels").
  ...(TEST_ALL !== "true" && { grep: /@smoke/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser keeps a core busy: more of them make each other slow, and waits into guesses.
  workers: availableParallelism(),
  retries: 0,
  // On a slow machine everything takes longer, and nothing else: only what hangs is cut short.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["dot"], ["./e2e/forms/support/fault-table.ts"]],
  use: {
    baseURL: SITE_URL,
    // What was done and asked. Its pictures would make tests a third slower: `--trace on` takes them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: quiet,
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    },
  },
  projects: [{ name: "desktop", use: desktop }],
});

import { after } from "node:test";

// Longer than the CMS takes to stop: the hooks of the test file run after this one.
const exitDelayMs = 30_000;

// Loaded before each test file. Ends the process some time after its tests, in case a failed test left
// something running. Node's --test-force-exit sometimes loses results.
if (process.env.NODE_TEST_CONTEXT) {
  after(() => {
    setTimeout(() => process.exit(), exitDelayMs).unref();
  });
}

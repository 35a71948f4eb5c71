import { after } from "node:test";

// Longer than a service takes to stop: the hooks of the file itself come after this one.
const patienceMs = 30_000;

// Loaded before each test file. What a failed test left running does not keep its file from
// ending; what the file has still to say about its tests is said first. (Node's own
// --test-force-exit loses it now and then, and counts fewer tests.)
if (process.env.NODE_TEST_CONTEXT) {
  after(() => {
    setTimeout(() => process.exit(), patienceMs).unref();
  });
}

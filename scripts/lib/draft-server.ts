import { Failure } from "./failure.mjs";
import { explainedExit, start } from "./processes.mjs";
import { waitFor } from "./wait.mjs";

// What it sends to browsers is TypeScript without its types, which Node still calls experimental.
const flags = [
  "--disable-warning=ExperimentalWarning",
  "--import",
  "./scripts/support/typescript.mjs",
];

/**
 * Starts the draft server, which shows editors the site with their drafts, and waits until it
 * answers.
 *
 * @param {Record<string, string>} settings
 * @param {{ show?: boolean }} [options]
 */
export const startPreview = async (settings, { show = false } = {}) => {
  const child = start(process.execPath, [...flags, "src/preview/main.ts"], { env: settings, show });
  const state = await waitFor(`http://127.0.0.1:${settings.PREVIEW_PORT}/__health`, child);
  if (state === "answers") return child;

  if ((await child.ended) === explainedExit) {
    throw new Failure(child.output().split("\n").at(-1) ?? "");
  }
  throw new Failure("The draft server stopped while starting: see above.", {
    output: child.output(),
  });
};

import { exConfig, OperatorError } from "../../common/operator-error.ts";
import { type Program, start } from "../../publisher/process.ts";
import type { Settings } from "../../publisher/settings.ts";

import { waitForHttp } from "./wait.ts";

const flags = [
  // The server strips types from the code for browsers with an experimental function of Node.
  "--disable-warning=ExperimentalWarning",
  "--import",
  "./scripts/lib/typescript.mjs",
];

/**
 * Starts the preview server, which shows editors the site with their drafts, and waits until it
 * responds.
 *
 * @throws {OperatorError} if it exits before.
 */
export const startPreviewServer = async (
  settings: Settings,
  { show = false } = {},
): Promise<Program> => {
  const server = start(process.execPath, [...flags, "src/preview/main.ts"], {
    env: settings,
    show,
  });
  const state = await waitForHttp(`http://127.0.0.1:${settings.PREVIEW_PORT}/__health`, server);
  if (state === "ready") return server;

  if ((await server.ended) === exConfig) throw new OperatorError(server.output(1));
  throw new OperatorError("The preview server exited during startup: see above.", {
    output: server.output(),
  });
};

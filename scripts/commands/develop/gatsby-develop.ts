import { createGatsbyLog } from "./gatsby-log.mjs";
import { Failure } from "./failure.mjs";
import { explainedExit, start } from "./processes.mjs";
import { gatsbyFile } from "./site.mjs";
import { waitFor } from "./wait.mjs";

/**
 * Starts Gatsby's development server, which waits for the content service, and passes on what it
 * says of errors.
 *
 * @param {Record<string, string>} environment
 * @param {number} port
 */
export const developSite = (environment, port) => {
  const site = start(
    process.execPath,
    [gatsbyFile, "develop", "--host", "127.0.0.1", "--port", String(port)],
    {
      env: {
        ...environment,
        ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
        WAIT_FOR_CONTENT: "true",
        // The other loggers draw on a terminal.
        GATSBY_LOGGER: "yurnalist",
      },
      ipc: true,
    },
  );
  site.on("message", createGatsbyLog(console.error));
  const address = `http://127.0.0.1:${port}`;

  return {
    ended: site.ended,
    /** Why it ended: its last line where that explains it, and else all that it printed last. */
    lastWords: async () =>
      (await site.ended) === explainedExit ? site.output().split("\n").at(-1) : site.output(),
    /** Ends when the first page can be shown, and rejects when the site ends before. */
    started: async () => {
      if ((await waitFor(`${address}/`, site)) !== "answers") throw new Failure("The site ended.");
    },
    /** Makes Gatsby read the content again; without a site there is nothing to do. */
    refresh: () => void fetch(`${address}/__refresh`, { method: "POST" }).catch(() => undefined),
  };
};

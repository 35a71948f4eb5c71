import { exConfig, OperatorError } from "../../../common/operator-error.ts";
import { gatsbyEnvironment, gatsbyFile } from "../../../publisher/build/gatsby.ts";
import { start } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { waitForHttp } from "../../lib/wait.ts";

import { createGatsbyLog } from "./gatsby-log.ts";

/** Starts Gatsby's development server, which waits for the CMS, and prints its errors. */
export const developSite = (settings: Settings, port: number) => {
  const site = start(
    process.execPath,
    [gatsbyFile, "develop", "--host", "127.0.0.1", "--port", String(port)],
    {
      env: {
        ...settings,
        ...gatsbyEnvironment,
        ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
        WAIT_FOR_CONTENT: "true",
        // The other loggers draw on a terminal.
        GATSBY_LOGGER: "yurnalist",
      },
      ipc: true,
    },
  );
  site.on("message", createGatsbyLog(console.error));
  const url = `http://127.0.0.1:${port}`;

  return {
    ended: site.ended,
    /** The last line if that explains why the server exited, else its last lines. */
    exitMessage: async () => ((await site.ended) === exConfig ? site.output(1) : site.output()),
    /** Resolves once the first page can be shown. Rejects if the server exits before. */
    started: async () => {
      if ((await waitForHttp(`${url}/`, site)) !== "ready") {
        throw new OperatorError("The site exited.");
      }
    },
    /** Makes Gatsby read the content again, if the server runs. */
    refresh: () => void fetch(`${url}/__refresh`, { method: "POST" }).catch(() => undefined),
  };
};

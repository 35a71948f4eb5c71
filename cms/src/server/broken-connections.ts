import type { Core } from "@strapi/strapi";

/** Node's error codes for clients that send no HTTP or close the connection. */
const ofClient = /^(HPE_\w+|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ERR_STREAM_PREMATURE_CLOSE)$/;

/** Logs connection errors in one line instead of Koa's stack. */
export const logBrokenConnections = ({ server, log }: Pick<Core.Strapi, "server" | "log">) => {
  server.app.silent = true;
  server.app.on("error", (error: NodeJS.ErrnoException) => {
    if (ofClient.test(error.code ?? "")) log.info(`Client closed the connection: ${error.code}`);
    else log.error(error);
  });
};

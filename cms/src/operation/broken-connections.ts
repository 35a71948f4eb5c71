import type { Core } from "@strapi/strapi";

/** What Node says when the other end sends what is not HTTP, breaks off, or takes no answer any more. */
const ofClient = /^(HPE_\w+|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ERR_STREAM_PREMATURE_CLOSE)$/;

/** Logs in a line what fails beside a request's handling: Koa would print a stack of several lines. */
export const logBrokenConnections = ({ server, log }: Pick<Core.Strapi, "server" | "log">) => {
  server.app.silent = true;
  server.app.on("error", (error: NodeJS.ErrnoException) => {
    if (ofClient.test(error.code ?? "")) log.info(`A client broke off: ${error.code}`);
    else log.error(error);
  });
};

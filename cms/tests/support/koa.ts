import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

import Koa, { type Middleware } from "koa";

import { handleErrors } from "../../src/server/http/errors";

const servers: Server[] = [];
after(() => {
  servers.forEach((server) => server.close());
});

/** Serves only these middlewares, with a fixed response. */
export const serve = async (...middlewares: Middleware[]) => {
  const app = new Koa();
  app.use(handleErrors);
  middlewares.forEach((middleware) => app.use(middleware));
  app.use((ctx) => {
    ctx.body ??= { data: "served" };
  });
  const server = createServer((request, response) => void app.callback()(request, response));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { mock } from "node:test";

import { createStrapi } from "@strapi/strapi";

import { project, serviceEnvironment } from "./service";

/** Starts the CMS in this process, to access its internals. Only one runs at a time. */
export const startInProcess = async (given: Record<string, string>) => {
  const environment = await serviceEnvironment(given);
  const before = { ...process.env };
  Object.assign(process.env, environment, { CMS_LOG_LEVEL: "error" });
  mkdirSync(join(environment.CMS_PUBLIC_DIR ?? "", "uploads"), { recursive: true });
  mkdirSync(environment.CV_FOLDER ?? "");
  const strapi = await createStrapi({ appDir: project, distDir: join(project, "dist") }).load();
  await new Promise<void>((ready) => {
    strapi.server.listen(Number(environment.CMS_PORT), "127.0.0.1", () => ready());
  });

  // Tests hold up this process, in which a connection that is idle for five seconds would be closed while a
  // test sends its next request.
  strapi.server.httpServer.keepAliveTimeout = 600_000;

  return {
    strapi,
    environment,
    url: `http://127.0.0.1:${environment.CMS_PORT}`,
    stop: async () => {
      // The database pool waits for running queries with setInterval, and would never end.
      mock.timers.reset();
      // Strapi would remove all listeners of the process, including those of the test runner.
      const { mock: listeners } = mock.method(process, "removeAllListeners", () => process);
      await strapi.destroy();
      listeners.restore();
      for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, before);
    },
  };
};

export type InProcess = Awaited<ReturnType<typeof startInProcess>>;

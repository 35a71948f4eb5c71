import type { Context } from "koa";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

import type { AppContext } from "../app-context";
import { HttpError } from "../http/errors";
import { metricsPath } from "../http/endpoints";
import { safeEqual } from "../../common/secrets";
import { addUnguardedRoute } from "../http/routes";
import { withTimeout } from "../lib/with-timeout";

import type { Gauges } from "./gauges";
import { countRequests } from "./requests";

const timeoutMs = 2_000;

/** @throws {HttpError} 401 (RFC 6750, section 3), after a comparison in constant time. */
const assertToken = (ctx: Context, token: string) => {
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(ctx.get("Authorization")) ?? [];
  if (safeEqual(given, token)) return;

  throw new HttpError(401, "UnauthorizedError", "Send METRICS_TOKEN as a bearer token", {
    headers: { "WWW-Authenticate": "Bearer" },
  });
};

/** The capabilities' gauges; while one cannot be read all are left out, and `database_up` is 0. */
const readState = async (gauges: Gauges[]): Promise<Registry> => {
  const registry = new Registry();
  const set = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  const reading = Promise.all(gauges.map(({ read }) => read()));
  const values = await withTimeout(reading, timeoutMs).catch(() => undefined);

  set("database_up", "1 while the database answers.", Number(values !== undefined));
  const help: Record<string, string> = Object.assign({}, ...gauges.map((group) => group.help));
  for (const [name, value] of Object.entries<number>(Object.assign({}, ...(values ?? [])))) {
    set(name, help[name] ?? "", value);
  }

  return registry;
};

/**
 * Adds GET /metrics in the text format of Prometheus (version 0.0.4), and its counters, if
 * METRICS_TOKEN is set.
 */
export const addMetrics = (app: AppContext) => {
  const { metricsToken } = app.settings;
  if (!metricsToken) return;

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  // Before Strapi's middlewares, to count final responses.
  app.strapi.server.use(countRequests(registry));
  addUnguardedRoute(app.strapi, "GET", metricsPath, async (ctx) => {
    assertToken(ctx, metricsToken);
    ctx.body = await Registry.merge([registry, await readState(app.gauges)]).metrics();
    ctx.set("Content-Type", registry.contentType);
  });
};

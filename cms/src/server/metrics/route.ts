import type { Context } from "koa";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

import type { AppContext } from "../app-context";
import { HttpError } from "../http/errors";
import { metricsPath } from "../http/endpoints";
import { safeEqual } from "../../common/secrets";
import { addPublicRoute } from "../lib/own-routes";
import { withTimeout } from "../lib/with-timeout";

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
const createStateGauges = (app: AppContext, registry: Registry) => {
  const registers = [registry];
  const up = new Gauge({ name: "database_up", help: "1 while the database answers.", registers });
  const created = new Map<string, Gauge>();
  const gaugeOf = (name: string, help: string) => {
    const gauge = created.get(name) ?? new Gauge({ name, help, registers });
    created.set(name, gauge);

    return gauge;
  };
  const readAll = () => Promise.all(app.gauges.map(({ read }) => read()));

  return async () => {
    const values: Record<string, number> | undefined = await withTimeout(
      readAll(),
      timeoutMs,
      () => new Error("timeout"),
    ).then(
      (groups) => Object.assign({}, ...groups),
      () => undefined,
    );
    up.set(Number(Boolean(values)));
    for (const [name, help] of app.gauges.flatMap((group) => Object.entries(group.help))) {
      const value = values?.[name];
      if (value === undefined) gaugeOf(name, help).remove();
      else gaugeOf(name, help).set(value);
    }
  };
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
  const refreshState = createStateGauges(app, registry);

  // Before Strapi's middlewares, to count final responses.
  app.strapi.server.use(countRequests(registry));
  addPublicRoute(app.strapi, "GET", metricsPath, async (ctx) => {
    assertToken(ctx, metricsToken);
    await refreshState();
    ctx.body = await registry.metrics();
    ctx.set("Content-Type", registry.contentType);
  });
};

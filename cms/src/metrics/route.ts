import type { Context } from "koa";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

import type { AppContext } from "../app-context";
import { HttpError } from "../http/errors";
import { metricsPath } from "../http/endpoints";
import { safeEqual } from "../common/secrets";
import { addPublicRoute } from "../lib/own-routes";
import { withTimeout } from "../lib/with-timeout";
import type { Publishing } from "../publishing/publishing";

import { countRequests } from "./requests";
import { readState, type State, stateGauges } from "./state";

const timeoutMs = 2_000;

/** @throws {HttpError} 401 (RFC 6750, section 3), after a comparison in constant time. */
const assertToken = (ctx: Context, token: string) => {
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(ctx.get("Authorization")) ?? [];
  if (safeEqual(given, token)) return;

  throw new HttpError(401, "UnauthorizedError", "Send METRICS_TOKEN as a bearer token", {
    headers: { "WWW-Authenticate": "Bearer" },
  });
};

/** Gauges read from the database; while it is unavailable they are left out and `database_up` is 0. */
const createStateGauges = (app: AppContext, publishing: Publishing, registry: Registry) => {
  const registers = [registry];
  const up = new Gauge({ name: "database_up", help: "1 while the database answers.", registers });
  const gauges = Object.entries(stateGauges).map(
    ([name, help]) => [name as keyof State, new Gauge({ name, help, registers })] as const,
  );

  return async () => {
    const state = await withTimeout(
      readState(app, publishing),
      timeoutMs,
      () => new Error("timeout"),
    ).catch(() => undefined);
    up.set(Number(Boolean(state)));
    for (const [name, gauge] of gauges) {
      const value = state?.[name];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  };
};

/**
 * Adds GET /metrics in the text format of Prometheus (version 0.0.4), and its counters, if
 * METRICS_TOKEN is set.
 */
export const addMetrics = (app: AppContext, publishing: Publishing) => {
  const { metricsToken } = app.settings;
  if (!metricsToken) return;

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refreshState = createStateGauges(app, publishing, registry);

  // Before Strapi's middlewares, to count final responses.
  app.strapi.server.use(countRequests(registry));
  addPublicRoute(app.strapi, "GET", metricsPath, async (ctx) => {
    assertToken(ctx, metricsToken);
    await refreshState();
    ctx.body = await registry.metrics();
    ctx.set("Content-Type", registry.contentType);
  });
};

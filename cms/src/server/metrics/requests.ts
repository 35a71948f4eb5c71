import type { Middleware } from "koa";
import { Counter, Histogram, type Registry } from "prom-client";

import { submissionPaths } from "../http/endpoints";

/** Routes ignore case and a trailing slash. */
const formOf = (method: string, path: string): string | undefined => {
  const plain = path.toLowerCase().replace(/\/$/, "");

  return method === "POST"
    ? Object.entries(submissionPaths).find(([, address]) => address === plain)?.[0]
    : undefined;
};

/**
 * Counts requests by route and status, and submissions by form: accepted, or rejected by reason.
 * Labels never contain input.
 */
export const countRequests = (registry: Registry): Middleware => {
  const registers = [registry];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests, by route (none: not a route of the CMS) and status.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const accepted = new Counter({
    name: "posts_accepted_total",
    help: "Accepted submissions, by form.",
    labelNames: ["form"] as const,
    registers,
  });
  const refused = new Counter({
    name: "posts_refused_total",
    help: "Rejected submissions, by form and reason.",
    labelNames: ["form", "reason"] as const,
    registers,
  });
  const duration = new Histogram({
    name: "post_duration_seconds",
    help: "Response times of submissions, by form.",
    labelNames: ["form"] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  // Start at 0: rate() ignores the first count of a new series.
  for (const form of Object.keys(submissionPaths)) accepted.inc({ form }, 0);

  return async (ctx, next) => {
    const form = formOf(ctx.method, ctx.path);
    const end = form === undefined ? undefined : duration.startTimer({ form });
    await next();
    end?.();

    const { status } = ctx;
    const route = (ctx.state.route as { path?: string } | undefined)?.path ?? "none";
    requests.inc({ method: ctx.method, route, status: String(status) });
    if (form === undefined) return;
    if (status === 201) accepted.inc({ form });
    else refused.inc({ form, reason: String(ctx.state.refusal ?? `status_${status}`) });
  };
};

import type { Context } from "koa";

import type { AppContext } from "../context";
import { HttpError } from "../http/errors";
import { readBytes } from "../http/json-body";
import { policyReportsPath } from "../http/paths";
import { isRecord } from "../lib/is-record";
import { addOpenRoute } from "../lib/strapi-routes";

const limit = 64 * 1024;

/** The directives that the site's policy has (delivery/policy), with the parts that browsers name. */
const directives = new Set([
  ...["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "connect-src", "img-src", "font-src", "frame-src", "frame-ancestors"],
  ...["manifest-src", "media-src", "worker-src", "object-src", "base-uri", "form-action"],
  ...["default-src", "require-trusted-types-for", "trusted-types"],
]);

/** The directive that a report is about, or null: in the form of the Reporting API, or of report-uri. */
const directiveOf = (report: unknown): string | null => {
  if (!isRecord(report)) return null;
  const { type, body, "csp-report": old } = report;
  const directive =
    type === "csp-violation" && isRecord(body)
      ? body.effectiveDirective
      : isRecord(old) && (old["effective-directive"] ?? old["violated-directive"]);
  if (typeof directive !== "string") return null;

  const [name = ""] = directive.split(" ");
  return directives.has(name) ? name : "other";
};

const parse = (bytes: Buffer): unknown[] => {
  try {
    const read: unknown = JSON.parse(bytes.toString());

    return Array.isArray(read) ? read : [read];
  } catch {
    throw new HttpError(400, "BadRequestError", "The body must be JSON in UTF-8");
  }
};

/** Whether a count is one, ten, a hundred …: the log grows no faster than its digits. */
const isRound = (count: number) => /^10*$/.test(String(count));

/**
 * Counts what browsers report of the site's security policy, by directive, since the start.
 * Nothing else of a report is kept: neither the page, nor the address, nor the sender. It needs
 * no limit of requests: it writes nothing to the database, and next to nothing to the log.
 */
export const countPolicyReports = (
  warn: (sentence: string) => void,
  counts: Map<string, number>,
) => {
  return async (ctx: Context) => {
    for (const report of parse(await readBytes(ctx.req, limit))) {
      const directive = directiveOf(report);
      if (!directive) continue;
      const count = (counts.get(directive) ?? 0) + 1;
      counts.set(directive, count);
      if (isRound(count))
        warn(`The site's security policy has stopped something: ${directive}, ${count} times`);
    }
    ctx.status = 204;
  };
};

/** Adds the route to which browsers report. @returns the counts, by directive. */
export const addPolicyReportRoute = ({ strapi }: AppContext): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const handler = countPolicyReports((sentence) => strapi.log.warn(sentence), counts);
  addOpenRoute(strapi, "POST", policyReportsPath, handler);

  return counts;
};

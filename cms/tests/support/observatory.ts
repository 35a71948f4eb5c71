import type { RawResponse } from "./visitors";

/** One test of the Observatory: its points for a response. */
type Rule = (headers: RawResponse["headers"]) => number;

const directives = (policy: string) =>
  new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

const contentSecurityPolicy: Rule = ({ "content-security-policy": policy }) => {
  if (!policy) return -25;
  const named = directives(policy);
  const byDefault = named.get("default-src");
  const scripts = named.get("script-src") ?? byDefault;
  const styles = named.get("style-src") ?? byDefault;
  const objects = named.get("object-src") ?? byDefault;
  const unsafe = (sources: string[] | undefined) =>
    !sources || sources.some((source) => /^'unsafe-|^(data|https?):$|^\*$/.test(source));

  if (unsafe(scripts) || unsafe(objects)) return -20;
  if (unsafe(styles)) return 0;
  const formAction = named.get("form-action")?.join();

  return byDefault?.join() === "'none'" && ["'none'", "'self'"].includes(formAction ?? "") ? 10 : 5;
};

const cookies: Rule = ({ "set-cookie": cookie }) => {
  if (!cookie) return 0;
  if (!/;\s*secure/i.test(String(cookie))) return -40;
  if (!/;\s*httponly/i.test(String(cookie))) return -30;

  return /;\s*samesite=(lax|strict)/i.test(String(cookie)) ? 5 : 0;
};

/** For requests with a foreign Origin: whether CORS allows it, also with credentials. */
const crossOriginSharing: Rule = (headers) =>
  headers["access-control-allow-origin"] &&
  headers["access-control-allow-origin"] !== "*" &&
  headers["access-control-allow-credentials"] === "true"
    ? -50
    : 0;

const referrerPolicy: Rule = ({ "referrer-policy": policy }) => {
  if (!policy) return 0;

  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 5
    : -5;
};

const strictTransport: Rule = ({ "strict-transport-security": value }) => {
  const seconds = /max-age=(\d+)/.exec(value ?? "")?.[1];
  if (seconds === undefined) return -20;

  return Number(seconds) >= 15_768_000 ? 0 : -10;
};

const contentTypeOptions: Rule = ({ "x-content-type-options": value }) =>
  value === "nosniff" ? 0 : -5;

const frames: Rule = (headers) => {
  const policy = directives(headers["content-security-policy"] ?? "");
  if (policy.has("frame-ancestors")) return 5;

  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
};

const resourcePolicy: Rule = ({ "cross-origin-resource-policy": value }) => {
  if (value === "same-origin" || value === "same-site") return 10;

  return value === undefined || value === "cross-origin" ? 0 : -5;
};

const rules: readonly Rule[] = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  referrerPolicy,
  strictTransport,
  contentTypeOptions,
  frames,
  resourcePolicy,
];

/**
 * The score of a response by the header rules of MDN's HTTP Observatory (1.4.8; src/grader/charts.js
 * and src/analyzer/tests): it starts at 100, and bonuses count only at 90 or more. Excluded are the
 * redirect from HTTP, which the proxy does, and script integrity, because API responses load none.
 */
export const observatoryScore = (headers: RawResponse["headers"]): number => {
  const points = rules.map((rule) => rule(headers));
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const withoutBonuses = 100 + sum(points.filter((one) => one < 0));

  return withoutBonuses >= 90
    ? withoutBonuses + sum(points.filter((one) => one > 0))
    : withoutBonuses;
};

import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";
import { listFiles } from "../files.ts";
import { isImmutable } from "../../common/immutable-files.ts";
import { headersFor, type HttpRules, readRules, searchDir } from "./rules.ts";

/** One check of a live site: `problem` is null if it passes. */
export type Check = { name: string; problem: string | null };

type SiteResponse = { status: number; headers: Headers; body: string };

/** @throws {OperatorError} without a response, such as for a self-signed certificate. */
const request = async (url: URL, init: RequestInit) => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    const { message, cause } = error as Error;

    throw new OperatorError(
      `No response from ${url.origin}: ${cause instanceof Error ? cause.message : message}.`,
    );
  }
};

const get = async (url: URL, headers: Record<string, string> = {}): Promise<SiteResponse> => {
  const response = await request(url, { redirect: "manual", headers });

  return { status: response.status, headers: response.headers, body: await response.text() };
};

const permanentStatuses = [301, 308];
const temporaryStatuses = [302, 307];

type Values = Record<string, string>;

/** @param alternatives further accepted values. */
const missingHeaders = ({ headers }: SiteResponse, expected: Values, alternatives: Values = {}) =>
  Object.entries(expected)
    .filter(([name, value]) => ![value, alternatives[name]].includes(headers.get(name) ?? ""))
    .map(([name]) => `${name} is ${headers.get(name) ?? "missing"}`)
    .join("; ") || null;

const mismatch = (what: string, actual: string | null, expected: string | null) =>
  actual === expected ? null : `${what} is ${actual}, not ${expected}`;

const statusProblem = ({ status }: SiteResponse, expected: number[]) =>
  expected.includes(status) ? null : `the status is ${status}, not ${expected.join(" or ")}`;

const redirectProblem = (response: SiteResponse, base: URL, path: string) => {
  const problem = statusProblem(response, permanentStatuses);
  if (problem) return problem;
  const location = new URL(response.headers.get("location") ?? "", base);

  return mismatch("the location", location.pathname + location.search, path);
};

type SiteCheck = [name: string, path: string, check: (response: SiteResponse) => string | null];

/**
 * Tests a live site against the rules of its release.
 *
 * @param base the URL of the site.
 * @param page a page besides the first.
 * @param bundle an immutable script.
 */
export const verifySite = async (
  rules: HttpRules,
  { base, page, bundle }: { base: URL; page: string; bundle: string },
): Promise<Check[]> => {
  const expectedHeaders = (path: string, status = 200) =>
    headersFor(rules, { path, status, host: base.hostname });
  // Some hosts send one CSP for all files; the one in a page's `<meta>` is strict.
  const pageHeaderProblem = (response: SiteResponse, expected: Values) =>
    missingHeaders(response, expected, rules.headers.search);
  const withoutSlash = page.replace(/\/$/, "");
  const { "Cache-Control": errorPageCache, ...errorPage } = expectedHeaders("/404.html", 404);
  // Some hosts send one Cache-Control for all pages.
  const cacheProblem = ({ headers }: SiteResponse) => {
    const actual = headers.get("cache-control");
    const isGood = [errorPageCache, expectedHeaders("/index.html")["Cache-Control"]].includes(
      actual ?? "",
    );

    return isGood ? null : `Cache-Control is ${actual ?? "missing"}`;
  };
  const text = `${page}index.md`;
  const worker = `${searchDir}pagefind-worker.js`;
  const notFound = (response: SiteResponse) => statusProblem(response, [404]);
  // Some hosts serve 404.html at its own URL; `noindex` keeps it out of search engines.
  const notFoundOrNoindex = (response: SiteResponse) =>
    /<meta name="robots" content="noindex/.test(response.body) ? null : notFound(response);
  const siteChecks: SiteCheck[] = [
    [
      "the first page has the headers",
      "/",
      (response) => pageHeaderProblem(response, expectedHeaders("/index.html")),
    ],
    [
      "another page has the headers",
      page,
      (response) => pageHeaderProblem(response, expectedHeaders("/index.html")),
    ],
    [
      "scripts are immutable",
      bundle,
      (response) => pageHeaderProblem(response, expectedHeaders(bundle)),
    ],
    [
      "a missing slash redirects",
      `${withoutSlash}?a=1`,
      (response) => redirectProblem(response, base, `${page}?a=1`),
    ],
    [
      "index.html redirects to its folder",
      `${page}index.html`,
      (response) => redirectProblem(response, base, page),
    ],
    [
      "the CSP of the search allows WebAssembly",
      worker,
      (response) => missingHeaders(response, expectedHeaders(worker)),
    ],
    [
      "the Markdown of a page has noindex",
      text,
      (response) => pageHeaderProblem(response, expectedHeaders(text)),
    ],
    [
      "unknown URLs return 404 with the headers of a page",
      "/no-such-page/",
      (response) =>
        notFound(response) ?? pageHeaderProblem(response, errorPage) ?? cacheProblem(response),
    ],
    ["the URL of the 404 page returns 404", "/404/", notFoundOrNoindex],
    ["source maps return 404", `${bundle}.map`, notFound],
    ["the delivery manifest returns 404", "/.delivery/manifest.json", notFound],
    ...rules.redirects.map(({ from, to, permanent }): SiteCheck => [
      `${from} redirects to ${to}`,
      from,
      (response) =>
        statusProblem(response, permanent ? permanentStatuses : temporaryStatuses) ??
        mismatch(
          "the location",
          new URL(response.headers.get("location") ?? "", base).href,
          new URL(to, base).href,
        ),
    ]),
  ];
  const checks: Check[] = [];
  for (const [name, path, check] of siteChecks) {
    checks.push({ name, problem: check(await get(new URL(path, base))) });
  }
  for (const [what, path] of Object.entries({ pages: "/", scripts: bundle })) {
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await get(new URL(path, base), { "Accept-Encoding": encoding });
      const problem = mismatch("the encoding", headers.get("content-encoding"), encoding);
      checks.push({ name: `${what} are compressed with ${encoding}`, problem });
    }
  }
  if (base.protocol === "https:" && !base.port) {
    const response = await get(new URL(page, `http://${base.hostname}`));
    checks.push({
      name: "HTTP redirects to HTTPS",
      problem:
        statusProblem(response, permanentStatuses) ??
        mismatch("the location", response.headers.get("location"), new URL(page, base).href),
    });
  }
  checks.push({
    name: "the CMS accepts forms of the site",
    problem: await formsProblem(rules.apiUrl, base),
  });

  return checks;
};

const formsProblem = async (apiUrl: string, base: URL) => {
  const response = await request(new URL(`${apiUrl}/api/contact-datas`), {
    method: "OPTIONS",
    headers: {
      Origin: base.origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,idempotency-key",
    },
  });

  return mismatch(
    "Access-Control-Allow-Origin",
    response.headers.get("access-control-allow-origin"),
    base.origin,
  );
};

/**
 * Tests a live site against a release.
 *
 * @param folder of the release.
 * @throws {OperatorError} if there is none, or the site does not respond.
 */
export const verifyRelease = async (base: URL, folder: string): Promise<Check[]> => {
  const paths = await listFiles(join(folder, "site")).catch((): string[] => []);
  const page = paths.find(
    (path) => /^\/.+\/index\.html$/.test(path) && paths.includes(path.replace(/html$/, "md")),
  );
  const bundle = paths.find((path) => path.endsWith(".js") && isImmutable(path));
  if (!page || !bundle) {
    throw new OperatorError("There is no release to compare with: run npm run release.");
  }
  const place = { base, page: page.slice(0, -"index.html".length), bundle };

  return verifySite(await readRules(folder), place);
};

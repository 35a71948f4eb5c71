import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";
import { listFiles } from "../files.ts";
import { isImmutable } from "../../common/builds/immutable-files.ts";
import { headersFor, type HttpRules, readRules, searchDir } from "../release/rules.ts";

/** One check of a live site: `problem` is null if it passes. */
export type Check = { name: string; problem: string | null };

type Expectation = {
  /** The accepted status codes. */
  status?: number[];
  /** The accepted values of each header. */
  headers?: Record<string, string[]>;
  location?: URL;
  /** The check passes, whatever else the response is, if its body matches. */
  orBody?: RegExp;
};

type Row = [name: string, url: string | URL, expected: Expectation, init?: RequestInit];

/** @throws {OperatorError} without a response, such as for a self-signed certificate. */
const request = async (url: URL, init?: RequestInit) => {
  try {
    return await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    const { message, cause } = error as Error;

    throw new OperatorError(
      `No response from ${url.origin}: ${cause instanceof Error ? cause.message : message}.`,
    );
  }
};

const findProblem = async (url: URL, expected: Expectation, init?: RequestInit) => {
  const { status, headers = {}, location, orBody } = expected;
  const response = await request(url, init);
  const body = await response.text();
  if (orBody?.test(body)) return null;
  if (status && !status.includes(response.status)) {
    return `the status is ${response.status}, not ${status.join(" or ")}`;
  }
  const wrongHeaders = Object.entries(headers)
    .map(([name, accepted]) => ({ name, accepted, value: response.headers.get(name) }))
    .filter(({ accepted, value }) => !accepted.includes(value ?? ""))
    .map(({ name, value }) => `${name} is ${value ?? "missing"}`);
  if (wrongHeaders.length > 0) return wrongHeaders.join("; ");
  const target = new URL(response.headers.get("location") ?? "", url).href;

  return location && target !== location.href
    ? `the location is ${target}, not ${location.href}`
    : null;
};

const notFound = { status: [404] };
/** Static hosts cannot say that a page is gone. */
const gone = { status: [410, 404] };
const permanent = [301, 308];
const temporary = [302, 307];

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
  const redirect = (status: number[], to: string) => ({ status, location: new URL(to, base) });
  // Some hosts send one CSP for all files; the one in a page's `<meta>` is strict.
  const csp = rules.headers.search;
  const headersOf = (path: string, status = 200) =>
    Object.fromEntries(
      Object.entries(headersFor(rules, { path, status, host: base.hostname })).map(
        ([name, value]) => [name, [value, csp[name] ?? value]],
      ),
    );
  const errorHeaders = {
    ...headersOf("/404.html", 404),
    // Some hosts send one Cache-Control for all pages.
    "Cache-Control": [rules.cache.error, rules.cache.other],
  };
  // Some hosts serve 404.html at its own URL; `noindex` keeps it out of search engines.
  const orBody = /<meta name="robots" content="noindex/;
  const worker = `${searchDir}pagefind-worker.js`;
  const preflight = {
    method: "OPTIONS",
    headers: {
      Origin: base.origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,idempotency-key",
    },
  };
  const compressed = (what: string, path: string, encoding: string): Row => [
    `${what} are compressed with ${encoding}`,
    path,
    { headers: { "Content-Encoding": [encoding] } },
    { headers: { "Accept-Encoding": encoding } },
  ];
  const rows: Row[] = [
    ["the first page has the headers", "/", { headers: headersOf("/index.html") }],
    ["another page has the headers", page, { headers: headersOf("/index.html") }],
    ["scripts are immutable", bundle, { headers: headersOf(bundle) }],
    [
      "a missing slash redirects",
      `${page.replace(/\/$/, "")}?a=1`,
      redirect(permanent, `${page}?a=1`),
    ],
    ["index.html redirects to its folder", `${page}index.html`, redirect(permanent, page)],
    ["the CSP of the search allows WebAssembly", worker, { headers: headersOf(worker) }],
    [
      "the Markdown of a page has noindex",
      `${page}index.md`,
      { headers: headersOf(`${page}index.md`) },
    ],
    [
      "unknown URLs return 404 with the headers of a page",
      "/no-such-page/",
      { ...notFound, headers: errorHeaders },
    ],
    ["the URL of the 404 page returns 404", "/404/", { ...notFound, orBody }],
    ["source maps return 404", `${bundle}.map`, notFound],
    ["the delivery manifest returns 404", "/.delivery/manifest.json", notFound],
    ...rules.redirects.map(({ from, to, permanent: forever }): Row =>
      to === null
        ? [`the page at ${from} is gone`, from, gone]
        : [`${from} redirects to ${to}`, from, redirect(forever ? permanent : temporary, to)],
    ),
    compressed("pages", "/", "br"),
    compressed("pages", "/", "gzip"),
    compressed("scripts", bundle, "br"),
    compressed("scripts", bundle, "gzip"),
  ];
  if (base.protocol === "https:" && !base.port) {
    const plain = new URL(page, `http://${base.hostname}`);
    rows.push(["HTTP redirects to HTTPS", plain, redirect(permanent, page)]);
  }
  rows.push([
    "the CMS accepts forms of the site",
    `${rules.apiUrl}/api/contact-datas`,
    { headers: { "Access-Control-Allow-Origin": [base.origin] } },
    preflight,
  ]);
  const checks: Check[] = [];
  for (const [name, url, expected, init] of rows) {
    checks.push({ name, problem: await findProblem(new URL(url, base), expected, init) });
  }

  return checks;
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

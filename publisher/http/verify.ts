import { join } from "node:path";

import { OperatorError } from "../errors.ts";
import { listFiles } from "../files.ts";
import { isImmutable } from "./immutable.ts";
import { headersFor, type HttpRules, readRules, searchDir } from "./rules.ts";

/** One check of a live site: `problem` is null if it passes. */
export type Check = { name: string; problem: string | null };

type Answer = { status: number; headers: Headers; body: string };

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

const ask = async (url: URL, headers: Record<string, string> = {}): Promise<Answer> => {
  const response = await request(url, { redirect: "manual", headers });

  return { status: response.status, headers: response.headers, body: await response.text() };
};

const movedForGood = [301, 308];
const movedForNow = [302, 307];

type Values = Record<string, string>;

/** @param or values that pass too. */
const missing = ({ headers }: Answer, wanted: Values, or: Values = {}) =>
  Object.entries(wanted)
    .filter(([name, value]) => ![value, or[name]].includes(headers.get(name) ?? ""))
    .map(([name]) => `${name} is ${headers.get(name) ?? "not there"}`)
    .join("; ") || null;

const differs = (what: string, given: string | null, wanted: string | null) =>
  given === wanted ? null : `${what} is ${given}, not ${wanted}`;

const notOneOf = ({ status }: Answer, wanted: number[]) =>
  wanted.includes(status) ? null : `the status is ${status}, not ${wanted.join(" or ")}`;

const redirectProblem = (answer: Answer, base: URL, path: string) => {
  const problem = notOneOf(answer, movedForGood);
  if (problem) return problem;
  const location = new URL(answer.headers.get("location") ?? "", base);

  return differs("the location", location.pathname + location.search, path);
};

type Question = [name: string, path: string, judge: (answer: Answer) => string | null];

/**
 * Tests a live site against the rules of its release.
 *
 * @param place its URL, a page besides the first, and an immutable script.
 */
export const verifySite = async (
  rules: HttpRules,
  { base, page, bundle }: { base: URL; page: string; bundle: string },
): Promise<Check[]> => {
  const of = (path: string, status = 200) =>
    headersFor(rules, { path, status, host: base.hostname });
  // Some hosts send one CSP for all files; the one in a page's `<meta>` is strict.
  const lacks = (answer: Answer, wanted: Values) => missing(answer, wanted, rules.headers.search);
  const bare = page.replace(/\/$/, "");
  const { "Cache-Control": errorPageCache, ...errorPage } = of("/404.html", 404);
  // Some hosts send one Cache-Control for all pages.
  const keptTooLong = ({ headers }: Answer) => {
    const given = headers.get("cache-control");
    const isGood = [errorPageCache, of("/index.html")["Cache-Control"]].includes(given ?? "");

    return isGood ? null : `Cache-Control is ${given ?? "not there"}`;
  };
  const text = `${page}index.md`;
  const worker = `${searchDir}pagefind-worker.js`;
  const notFound = (answer: Answer) => notOneOf(answer, [404]);
  // Some hosts serve 404.html at its own URL; `noindex` keeps it out of search engines.
  const notFoundOrNoindex = (answer: Answer) =>
    /<meta name="robots" content="noindex/.test(answer.body) ? null : notFound(answer);
  const questions: Question[] = [
    ["the first page has the headers", "/", (answer) => lacks(answer, of("/index.html"))],
    ["another page has them too", page, (answer) => lacks(answer, of("/index.html"))],
    ["scripts may be kept forever", bundle, (answer) => lacks(answer, of(bundle))],
    [
      "a missing slash is added",
      `${bare}?a=1`,
      (answer) => redirectProblem(answer, base, `${page}?a=1`),
    ],
    [
      "index.html is left out",
      `${page}index.html`,
      (answer) => redirectProblem(answer, base, page),
    ],
    ["the search may run WebAssembly", worker, (answer) => missing(answer, of(worker))],
    ["a page as Markdown is in no index", text, (answer) => lacks(answer, of(text))],
    [
      "wrong addresses answer 404, with the headers of a page",
      "/no-such-page/",
      (answer) => notFound(answer) ?? lacks(answer, errorPage) ?? keptTooLong(answer),
    ],
    ["so does the address of that page", "/404/", notFoundOrNoindex],
    ["so do source maps", `${bundle}.map`, notFound],
    ["so does the delivery manifest", "/.delivery/manifest.json", notFound],
    ...rules.redirects.map(({ from, to, permanent }): Question => [
      `${from} leads to ${to}`,
      from,
      (answer) =>
        notOneOf(answer, permanent ? movedForGood : movedForNow) ??
        differs(
          "the location",
          new URL(answer.headers.get("location") ?? "", base).href,
          new URL(to, base).href,
        ),
    ]),
  ];
  const checks: Check[] = [];
  for (const [name, path, judge] of questions) {
    checks.push({ name, problem: judge(await ask(new URL(path, base))) });
  }
  for (const [what, path] of Object.entries({ pages: "/", scripts: bundle })) {
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await ask(new URL(path, base), { "Accept-Encoding": encoding });
      const problem = differs("the encoding", headers.get("content-encoding"), encoding);
      checks.push({ name: `${what} come compressed with ${encoding}`, problem });
    }
  }
  if (base.protocol === "https:" && !base.port) {
    const answer = await ask(new URL(page, `http://${base.hostname}`));
    checks.push({
      name: "http leads to https",
      problem:
        notOneOf(answer, movedForGood) ??
        differs("the location", answer.headers.get("location"), new URL(page, base).href),
    });
  }
  checks.push({
    name: "the CMS lets pages of the site post forms",
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

  return differs(
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

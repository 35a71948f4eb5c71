import { headersFor, type Rules } from "./rules.ts";

/** One promise of the rules, and what is wrong with it; nothing when it is kept. */
export type Finding = { promise: string; fault: string | null };

type Answer = { status: number; headers: Headers; body: string };

const ask = async (address: URL, headers: Record<string, string> = {}): Promise<Answer> => {
  const response = await fetch(address, {
    redirect: "manual",
    headers,
    signal: AbortSignal.timeout(20_000),
  });

  return { status: response.status, headers: response.headers, body: await response.text() };
};

const isMoved = (status: number) => status === 301 || status === 308;

const missing = ({ headers }: Answer, wanted: Record<string, string>) =>
  Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${name} is ${headers.get(name) ?? "not there"}`)
    .join("; ") || null;

const differs = <Value extends string | number | boolean | null>(
  what: string,
  given: Value,
  wanted: Value,
) => (given === wanted ? null : `${what} is ${given}, not ${wanted}`);

const movesTo = (answer: Answer, base: URL, path: string) => {
  if (!isMoved(answer.status)) return `the status is ${answer.status}`;
  const location = new URL(answer.headers.get("location") ?? "", base);

  return differs("the location", location.pathname + location.search, path);
};

type Question = [promise: string, path: string, judge: (answer: Answer) => string | null];

/**
 * Asks a live site for every promise of its rules.
 *
 * @param rules of the release that it shows.
 * @param place its address, a page besides the first, and a script with a hash in its name.
 */
export const checkSite = async (
  rules: Rules,
  { base, page, bundle }: { base: URL; page: string; bundle: string },
): Promise<Finding[]> => {
  const of = (path: string) => headersFor(rules, { path, status: 200, host: base.hostname });
  const bare = page.replace(/\/$/, "");
  const notFound = ({ status }: Answer) => differs("the status", status, 404);
  const questions: Question[] = [
    ["the first page has the headers", "/", (answer) => missing(answer, of("/index.html"))],
    ["another page has them too", page, (answer) => missing(answer, of("/index.html"))],
    ["scripts may be kept forever", bundle, (answer) => missing(answer, of(bundle))],
    ["a missing slash is added", `${bare}?a=1`, (answer) => movesTo(answer, base, `${page}?a=1`)],
    ["index.html is left out", `${page}index.html`, (answer) => movesTo(answer, base, page)],
    ["wrong addresses answer 404", "/no-such-page/", notFound],
    ["so does the address of that page", "/404/", notFound],
    ["so do source maps", `${bundle}.map`, notFound],
    ["so does what the build noted", "/.delivery/settings.json", notFound],
    ...rules.redirects.map(({ from, to, permanent }): Question => [
      `${from} leads to ${to}`,
      from,
      ({ status, headers }) =>
        differs("the status", isMoved(status), permanent) ??
        differs(
          "the location",
          new URL(headers.get("location") ?? "", base).href,
          new URL(to, base).href,
        ),
    ]),
  ];
  const findings: Finding[] = [];
  for (const [promise, path, judge] of questions) {
    findings.push({ promise, fault: judge(await ask(new URL(path, base))) });
  }
  for (const encoding of ["br", "gzip"]) {
    const { headers } = await ask(new URL("/", base), { "Accept-Encoding": encoding });
    const fault = differs("the encoding", headers.get("content-encoding"), encoding);
    findings.push({ promise: `pages come compressed with ${encoding}`, fault });
  }
  findings.push({
    promise: "the content service lets pages of the site post forms",
    fault: await formsFault(rules.apiUrl, base),
  });

  return findings;
};

const formsFault = async (apiUrl: string, base: URL) => {
  const response = await fetch(`${apiUrl}/api/contact-datas`, {
    method: "OPTIONS",
    headers: {
      Origin: base.origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,idempotency-key",
    },
    signal: AbortSignal.timeout(20_000),
  });

  return differs(
    "Access-Control-Allow-Origin",
    response.headers.get("access-control-allow-origin"),
    base.origin,
  );
};

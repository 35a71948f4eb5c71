import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";

import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

import { headersFor, type HttpRules, readRules } from "../http/rules.ts";
import { createRelease } from "../release.ts";
import { activate } from "../releases.ts";
import { createBuiltSite, createTempDir, writeFiles } from "../testing/built-site.ts";
import { type HeaderRule, headersBy, readCloudflareHeaders } from "../testing/header-rules.ts";
import { staticAnswer } from "../testing/static-host.ts";
import { redirects, retainedBundle, urlCases } from "../testing/url-cases.ts";
import { writeHostConfigs } from "./hosts.ts";

type Answer = { status: number; location?: string; headers?: Record<string, string> };
type Host = (path: string, query: string, host: string) => Answer | Promise<Answer>;

const releases = join(createTempDir(), "releases");
const folder = join(releases, "current");
let rules: HttpRules;

before(async () => {
  for (const files of [{ [retainedBundle]: "old()" }, {}]) {
    const noted = { "/.delivery/redirects.json": JSON.stringify(redirects), ...files };
    const { id } = await createRelease({ publicDir: createBuiltSite(noted), releases });
    await activate(releases, id);
  }
  rules = await readRules(folder);
});

const file = (host: string, name: string) =>
  readFileSync(join(folder, "hosts", host, name), "utf8");

/** What is uploaded: the site and the bundles of earlier releases, without compressed copies. */
const has = (path: string) =>
  !/\.(br|gz)$|\/\.\.|%/.test(path) &&
  [join(folder, "site"), join(releases, "earlier")].some((place) =>
    statSync(join(place, path), { throwIfNoEntry: false })?.isFile(),
  );

/** What deploy/upload.sh gives Netlify's program, which is replaced here by one that keeps it. */
const uploaded = () => {
  const place = createTempDir();
  writeFiles(place, { "/bin/npx": '#!/bin/sh\ncp "$7/_headers" "$7/_redirects" "$KEPT"\n' });
  chmodSync(join(place, "bin/npx"), 0o755);
  const script = join(import.meta.dirname, "../../deploy/upload.sh");
  execFileSync("sh", [script, "netlify", "website"], {
    cwd: join(releases, ".."),
    env: { ...process.env, KEPT: place, PATH: `${join(place, "bin")}:${process.env.PATH ?? ""}` },
  });

  return place;
};

/** Both put the query in front of a fragment. */
const withQuery = (to: string, query: string) => to.replace(/(?=#)|$/, () => query);

const netlify = async () => {
  const place = uploaded();
  const parsed = await parseAllHeaders({
    headersFiles: [join(place, "_headers")],
    configHeaders: [],
    minimal: true,
  });
  const read = await parseAllRedirects({
    redirectsFiles: [join(place, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  assert.deepEqual([parsed.errors, read.errors], [[], []]);
  const headerRules: HeaderRule[] = parsed.headers.map(({ for: path, values }) => ({
    for: path,
    set: Object.entries(values).map(([name, value]) => [name, String(value)]),
    unset: [],
  }));
  type Redirect = { host?: string; path: string; to: string; status: number; force: boolean };
  const known = read.redirects as unknown as Redirect[];
  const bare = (path: string) => path.replace(/(.)\/$/, "$1");
  const answer: Host = (path, query, host) => {
    const redirect = known.find(
      (rule) =>
        (rule.host ?? host) === host && (rule.path === "/*" || bare(rule.path) === bare(path)),
    );
    assert.ok(redirect?.force ?? true, "a file would hide the redirect");
    if (redirect?.status === 404) return { status: 404 };
    if (redirect) {
      const to = redirect.to.replace(":splat", path.slice(1));

      return { status: redirect.status, location: withQuery(to, query) };
    }
    const { file: found, location } = staticAnswer(has, path);
    if (location) return { status: 301, location: location + query };
    // What Netlify says of files unless a rule does.
    const headers = { "cache-control": rules.cache.other, ...headersBy(headerRules, host, path) };
    return { status: found ? 200 : 404, headers };
  };

  return answer;
};

const cloudflare = () => {
  const headerRules = readCloudflareHeaders(file("cloudflare", "_headers"));
  const known = file("cloudflare", "_redirects")
    .split("\n")
    .map((line) => line.split(" "));
  const answer: Host = (path, query, host) => {
    const [, to, status] = known.find(([from]) => from === path) ?? [];
    if (to) return { status: Number(status), location: withQuery(to, query) };
    // It takes the page for wrong addresses itself, and answers its own address with it.
    if (path === "/404.html") return { status: 404 };
    const { file: found, location } = staticAnswer(has, path);
    if (location) return { status: 301, location: location + query };
    return { status: found ? 200 : 404, headers: headersBy(headerRules, host, path) };
  };

  return answer;
};

const split = (target: string) => {
  const [, path = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];

  return { path, query };
};

/** Where an address ends on a host, after its redirects within the site. */
const follow = async (
  answer: Host,
  target: string,
  hops = 0,
): Promise<Answer & { end: string }> => {
  assert.ok(hops < 4, `${target} leads in a circle`);
  // CDNs merge slashes before they look.
  const { path, query } = split(target.replace(/^\/+/, "/"));
  const given = await answer(path, query, "www.example.com");
  if (given.location?.startsWith("/")) {
    const [next = "", ...fragment] = given.location.split(/(?=#)/);
    const last = await follow(answer, next, hops + 1);

    return { ...last, end: last.end + fragment.join("") };
  }

  return { ...given, end: given.location ?? path + query };
};

for (const [name, make] of Object.entries({ netlify, cloudflare })) {
  test(`${name}: every address ends where the rules say`, async () => {
    const answer = await make();
    for (const [target, status, location] of urlCases) {
      const given = await follow(answer, target);
      const ends = location ?? target.replace(/^\/+/, "/");
      if (status === 404) assert.equal(given.status, 404, target);
      else {
        assert.equal(given.status, status === 301 ? 200 : status, target);
        assert.equal(given.end, ends, target);
      }
    }
  });

  test(`${name}: files have the headers of the rules`, async () => {
    const answer = await make();
    for (const [target] of urlCases.filter(([, status]) => status === 200)) {
      const { path, query } = split(target.replace(/^\/+/, "/"));
      const { headers = {} } = await answer(path, query, "www.example.com");
      const of = { path: path.replace(/\/$/, "/index.html"), status: 200, host: rules.host };
      const wanted = { ...headersFor(rules, of), ...(name === "netlify" && rules.headers.search) };
      for (const [header, value] of Object.entries(wanted)) {
        assert.equal(headers[header.toLowerCase()], value, `${header} of ${target}`);
      }
    }
  });

  test(`${name}: redirects of editors are answered at once, in both forms`, async () => {
    const answer = await make();
    for (const path of ["/old-page", "/old-page/"]) {
      const given = await answer(path, "?a=1", "www.example.com");
      assert.deepEqual([given.status, given.location], [301, "/blog/?a=1"]);
    }
    assert.equal((await answer("/for-now/", "", "www.example.com")).status, 302);
  });
}

test("netlify: wrong addresses have the headers of everything", async () => {
  const answer = await netlify();
  for (const path of ["/nowhere/", "/blog/nowhere/"]) {
    const { headers = {} } = await answer(path, "", "www.example.com");
    for (const [header, value] of Object.entries({
      ...rules.headers.everywhere,
      ...rules.headers.search,
    })) {
      assert.equal(headers[header.toLowerCase()], value, header);
    }
  }
});

test("netlify: every address of the site's name there leads to its own", async () => {
  const answer = await netlify();
  for (const [target] of urlCases) {
    const { path, query } = split(target.replace(/^\/+/, "/"));
    const given = await answer(path, query, "website.netlify.app");
    assert.deepEqual(
      [given.status, given.location],
      [301, `https://www.example.com${path}${query}`],
    );
  }
  const preview = await answer("/blog/", "", "a1b2--website.netlify.app");
  assert.equal(preview.status, 200, "previews of a change, which Netlify marks itself");
});

test("previews are not for search engines", () => {
  const at = (answer: Host, host: string) => answer("/", "", host) as Answer;

  for (const host of ["site.pages.dev", "a1b2.site.pages.dev"]) {
    assert.equal(at(cloudflare(), host).headers?.["x-robots-tag"], "noindex");
  }
  assert.equal(at(cloudflare(), "www.example.com").headers?.["x-robots-tag"], undefined);
});

test("a release says when it has more redirects than a host takes", async ({ mock }) => {
  const warn = mock.method(console, "warn", () => undefined);
  const warned = async (count: number) => {
    const many = Array.from({ length: count }, (_, index) => ({
      from: `/old-${index}/`,
      to: "/blog/",
      permanent: true,
    }));
    warn.mock.resetCalls();
    await writeHostConfigs(createTempDir(), { ...rules, redirects: many }, []);

    return warn.mock.calls.map(({ arguments: [text] }) => String(text).split(" ")[0]);
  };

  assert.deepEqual(await warned(1000), []);
  assert.deepEqual(await warned(1001), ["hosts/cloudflare/_redirects"]);
});

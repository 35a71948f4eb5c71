import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";

import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

import { headersFor, type HttpRules, readRules } from "../rules.ts";
import { createTempDir, writeFiles } from "../../tests/support/built-site.ts";
import {
  type HeaderRule,
  headersBy,
  readCloudflareHeaders,
} from "../../tests/support/header-rules.ts";
import {
  createReleases,
  splitUrl,
  staticCases,
  staticResponse,
} from "../../tests/support/static-host.ts";
import { hostConfigs } from "./host-configs.ts";

type HostResponse = { status: number; location?: string; headers?: Record<string, string> };
type Host = (url: string, host?: string) => HostResponse;

const ownHost = "www.example.com";
const releases = join(createTempDir(), "releases");
const current = join(releases, "current");
const hosts: Record<string, Host> = {};
let rules: HttpRules;

/** True for an uploaded file: one of the site or a retained asset, without compressed copies. */
const has = (path: string) =>
  !/\.(br|gz)$|\/\.\.|%/.test(path) &&
  [join(current, "site"), join(releases, "earlier")].some((folder) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
  );

/** Both hosts put the query before a fragment. */
const withQuery = (to: string, query: string) => to.replace(/(?=#)|$/, () => query);

const respondWithFile = (
  path: string,
  query: string,
  headers: Record<string, string>,
): HostResponse => {
  const { file, location } = staticResponse(has, path);

  return location
    ? { status: 301, location: location + query }
    : { status: file ? 200 : 404, headers };
};

/** The folder of the files that deploy/upload.sh uploads, with a fake npx that copies them. */
const uploadToNetlify = () => {
  const folder = createTempDir();
  writeFiles(folder, {
    "/bin/npm": "#!/bin/sh\n",
    "/bin/npx": '#!/bin/sh\ncp "$9/_headers" "$9/_redirects" "$COPIES"\n',
  });
  for (const name of ["npm", "npx"]) chmodSync(join(folder, "bin", name), 0o755);
  const script = join(import.meta.dirname, "../../../deploy/upload.sh");
  const PATH = `${join(folder, "bin")}:${process.env.PATH ?? ""}`;
  execFileSync("sh", [script, "netlify", "website"], {
    cwd: join(releases, ".."),
    env: { ...process.env, COPIES: folder, PATH },
  });

  return folder;
};

type Redirect = {
  host?: string;
  path: string;
  query: Record<string, string>;
  to: string;
  status: number;
  force: boolean;
};

/** Netlify, by its own parsers. */
const createNetlify = async (): Promise<Host> => {
  const folder = uploadToNetlify();
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, "_headers")],
    configHeaders: [],
    minimal: true,
  });
  const parsed = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  assert.deepEqual([errors, parsed.errors], [[], []]);
  const headerRules: HeaderRule[] = headers.map(({ for: path, values }) => ({
    for: path,
    set: Object.entries(values).map(([name, value]) => [name, String(value)]),
    unset: [],
  }));
  const redirects = parsed.redirects as unknown as Redirect[];
  const bare = (path: string) => path.replace(/(.)\/$/, "$1");

  return (url, host = ownHost) => {
    const { path, query } = splitUrl(url);
    const given = new URLSearchParams(query);
    const redirect = redirects.find(
      (rule) =>
        (rule.host ?? host) === host &&
        (rule.path === "/*" || bare(rule.path) === bare(path)) &&
        Object.entries(rule.query).every(
          ([name, value]) => given.get(decodeURIComponent(name)) === decodeURIComponent(value),
        ),
    );
    assert.ok(redirect?.force ?? true, "a file would hide the redirect");
    if (redirect?.status === 404) return { status: 404 };
    if (redirect) {
      const to = redirect.to.replace(":splat", path.slice(1));

      return { status: redirect.status, location: withQuery(to, query) };
    }
    // Netlify's default for files without a rule.
    const defaults = { "cache-control": rules.cache.other };

    return respondWithFile(path, query, { ...defaults, ...headersBy(headerRules, host, path) });
  };
};

/** Cloudflare Pages, by its documentation. */
const createCloudflare = (): Host => {
  const read = (name: string) => readFileSync(join(current, "hosts/cloudflare", name), "utf8");
  const headerRules = readCloudflareHeaders(read("_headers"));
  const redirects = read("_redirects")
    .split("\n")
    .map((line) => line.split(" "));

  return (url, host = ownHost) => {
    const { path, query } = splitUrl(url);
    const [, to, status] = redirects.find(([from]) => from === path) ?? [];
    if (to) return { status: Number(status), location: withQuery(to, query) };
    // Cloudflare serves this file for unknown URLs.
    if (path === "/404.html") return { status: 404 };

    return respondWithFile(path, query, headersBy(headerRules, host, path));
  };
};

before(async () => {
  await createReleases(releases);
  rules = await readRules(current);
  hosts.netlify = await createNetlify();
  hosts.cloudflare = createCloudflare();
});

const request = (name: string, url: string, host?: string): HostResponse =>
  hosts[name]?.(url, host) ?? { status: 0 };

const assertHeaders = (
  { headers = {} }: HostResponse,
  wanted: Record<string, string>,
  url: string,
) => {
  for (const [header, value] of Object.entries(wanted)) {
    assert.equal(headers[header.toLowerCase()], value, `${header} of ${url}`);
  }
};

for (const name of ["netlify", "cloudflare"]) {
  test(`${name}: every URL has the status, location and headers of the rules`, () => {
    for (const [url, status, location] of staticCases) {
      const response = request(name, url);
      assert.deepEqual([response.status, response.location], [status, location], url);
      if (status !== 200) continue;
      const path = splitUrl(url).path.replace(/\/$/, "/index.html");
      const wanted = headersFor(rules, { path, status, host: rules.host });
      assertHeaders(response, { ...wanted, ...(name === "netlify" && rules.headers.search) }, url);
    }
  });
}

test("netlify: 404 responses have the headers of all files", () => {
  for (const url of ["/nowhere/", "/blog/nowhere/"]) {
    assertHeaders(
      request("netlify", url),
      { ...rules.headers.everywhere, ...rules.headers.search },
      url,
    );
  }
});

test("netlify: every URL of the netlify.app domain redirects to the site's own", () => {
  for (const [url] of staticCases) {
    const { path, query } = splitUrl(url);
    const { status, location } = request("netlify", url, "website.netlify.app");
    assert.deepEqual([status, location], [301, `https://${ownHost}${path}${query}`]);
  }
  // Netlify adds noindex to previews of a change.
  assert.equal(request("netlify", "/blog/", "a1b2--website.netlify.app").status, 200);
});

test("netlify: an address with a query leads to its page, the most exact first", () => {
  const leads = (url: string) => request("netlify", url).location?.replace(/\?.*/, "");

  assert.deepEqual(
    ["/?p=123", "/?p=12", "/index.php?id=5&L=1", "/index.php?id=5", "/index.php"].map(leads),
    ["/blog/", undefined, "/blog/", "/blog/", "/"],
  );
});

test("cloudflare: an address with a query stays that of its path", () => {
  assert.equal(request("cloudflare", "/?p=123").status, 200);
  assert.equal(request("cloudflare", "/index.php?id=5").location, "/?id=5");
});

test("cloudflare: search engines do not list previews", () => {
  const robots = (host: string) => request("cloudflare", "/", host).headers?.["x-robots-tag"];

  assert.deepEqual(["site.pages.dev", "a1b2.site.pages.dev", ownHost].map(robots), [
    "noindex",
    "noindex",
    undefined,
  ]);
});

test("warns if a release has more redirects than Cloudflare Pages allows", ({ mock }) => {
  const { mock: warn } = mock.method(console, "warn", () => undefined);
  for (const [count, warnings] of [
    [1000, 0],
    [1001, 1],
  ] as const) {
    const redirects = Array.from({ length: count }, (_, index) => ({
      from: `/old-${index}/`,
      to: "/blog/",
      permanent: true,
    }));
    hostConfigs({ ...rules, redirects }, []);
    assert.equal(warn.callCount(), warnings);
  }
  assert.match(String(warn.calls[0]?.arguments[0]), /^hosts\/cloudflare\/_redirects has 2002/);
});

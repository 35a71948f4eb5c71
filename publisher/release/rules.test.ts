import assert from "node:assert/strict";
import { test } from "node:test";

import { manifest } from "../tests/support/manifest.ts";
import { bundle, redirects } from "../tests/support/url-cases.ts";
import type { Redirect } from "./delivery-manifest.ts";
import { redirectLocation } from "./redirects.ts";
import { createHttpRules, headersFor } from "./rules.ts";

const host = "www.example.com";
const rulesWith = (listed: Redirect[], files?: string[]) =>
  createHttpRules({ ...manifest, redirects: listed }, files);
const rules = rulesWith(redirects);
const headers = (path: string, { status = 200, at = host } = {}) =>
  headersFor(rules, { path, status, host: at });

const all = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};
const ofPages = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
const forever = { "Cache-Control": "public, max-age=31536000, immutable" };
const fresh = { "Cache-Control": "public, max-age=0, must-revalidate" };
const never = { "Cache-Control": "no-store" };

const table = [
  ["a page", "/blog/index.html", 200, { ...all, ...ofPages, ...fresh }],
  ["a wrong address", "/404.html", 404, { ...all, ...ofPages, ...never }],
  ["a redirect", "/blog", 301, { ...all, ...fresh }],
  ["a bundle", bundle, 200, { ...all, ...forever }],
  ["a bundle that is gone", bundle, 404, { ...all, ...never }],
  ["the styles", "/styles.0123456789abcdef0123.css", 200, { ...all, ...forever }],
  ["a picture", "/static/abc/picture.avif", 200, { ...all, ...forever }],
  ["a file of static/", "/favicon.svg", 200, { ...all, ...fresh }],
  ["the web app manifest", "/manifest.webmanifest", 200, { ...all, ...fresh }],
  ["a part of the search index", "/pagefind/index/en_1.pf_index", 200, { ...all, ...forever }],
  ["the search's script", "/pagefind/pagefind.js", 200, { ...all, ...fresh }],
  ["styles without a hash", "/toast.css", 200, { ...all, ...fresh }],
  ["a page's data", "/page-data/index/page-data.json", 200, { ...all, ...fresh }],
] as const;

for (const [what, path, status, expected] of table) {
  test(`sends the headers of ${what}`, () => {
    const { "Content-Security-Policy": policy, ...others } = headers(path, { status });

    assert.deepEqual(others, expected);
    assert.match(policy ?? "", /frame-ancestors 'none'/);
    assert.match(policy ?? "", /upgrade-insecure-requests/);
  });
}

test("the policy has no source that could end a directive or a string of nginx", () => {
  const rulesOf = (frame: string) =>
    createHttpRules({ ...manifest, frames: [...manifest.frames, frame] });

  for (const frame of [
    "https://cal.example:8443",
    "https://*.cal.example",
    "https://my-cal.example",
  ]) {
    assert.match(JSON.stringify(rulesOf(frame)), new RegExp(frame.replace("*", "\\*")));
  }
  for (const end of [";sandbox", ",default-src", "$http_x", '"', "'", " ", "\n", "/path"]) {
    const frame = `https://cal.example${end}`;
    assert.throws(() => rulesOf(frame), /frame-src cannot have the source/, frame);
  }
});

test("only files of the search may compile WebAssembly", () => {
  const policyOf = (path: string) => headers(path)["Content-Security-Policy"] ?? "";
  const worker = policyOf("/pagefind/pagefind-worker.js");

  assert.equal(worker.replace(" 'wasm-unsafe-eval'", ""), policyOf("/search/index.html"));
  assert.match(worker, /script-src 'self' [^;]*'wasm-unsafe-eval';/);
  assert.match(worker, /require-trusted-types-for 'script'/);
  assert.doesNotMatch(policyOf(bundle), /wasm/);
});

test("other hosts get noindex", () => {
  assert.equal(headers("/index.html")["X-Robots-Tag"], undefined);
  assert.equal(headers("/index.html", { at: "preview.example.com" })["X-Robots-Tag"], "noindex");
  assert.equal(headers("/blog/index.md")["X-Robots-Tag"], "noindex");
});

test("a sample gets noindex on every host", () => {
  const sample = createHttpRules({ ...manifest, isSample: true });
  for (const path of ["/index.html", "/blog/index.md", bundle]) {
    for (const at of [host, "preview.example.com"]) {
      const given = headersFor(sample, { path, status: 200, host: at });
      assert.equal(given["X-Robots-Tag"], "noindex", path);
    }
  }
});

test("HSTS has preload only if it is set, and a site without HTTPS has no HSTS", () => {
  const of = (changes: object) => createHttpRules({ ...manifest, ...changes }).headers.everywhere;
  const plain = of({ siteUrl: "http://localhost:9000" });

  assert.equal(
    of({ hstsPreload: true })["Strict-Transport-Security"],
    "max-age=63072000; includeSubDomains; preload",
  );
  assert.equal(plain["Strict-Transport-Security"], undefined);
  assert.doesNotMatch(plain["Content-Security-Policy"] ?? "", /upgrade-insecure/);
});

const undeliverable = [
  ["/colon:/", "/blog/"],
  ["/star*/", "/blog/"],
  ["blog/", "/"],
  ["/a/", "//evil.example/"],
  ["/a/", "javascript:alert(1)"],
  ["/a/", "http://plain.example/"],
  ['/"/', "/"],
  ["/a/", "/b/$host"],
  ["/a/\n/b/", "/"],
  ["/", "/blog/"],
  ["/a//b/", "/"],
  ["/%22/", "/"],
  ["/$host/", "/"],
  ["/a/?", "/"],
  ["/a/", "/\ud800"],
  ["/a/../b/", "/"],
] as const;

for (const [from, to] of undeliverable) {
  test(`rejects a redirect from ${JSON.stringify(from)} to ${JSON.stringify(to)}`, () => {
    assert.throws(() => rulesWith([{ from, to, permanent: true }]), {
      name: "OperatorError",
      message: /^Invalid redirect/,
    });
  });
}

test("a redirect keeps the request's query, and the target's parameters win", () => {
  const locate = (to: string, query: string, from = "/a/") =>
    redirectLocation({ from, to, permanent: true }, query);

  assert.equal(locate("/blog/#team", "?a=1"), "/blog/?a=1#team");
  assert.equal(locate("/blog/?b=2#team", "?a=1&b=3"), "/blog/?b=2&a=1#team");
  assert.equal(locate("/blog/", "?a=1&p=123", "/?p=123"), "/blog/?a=1");
});

test("accepts a page that is gone, but not two rules for it", () => {
  const gone = { from: "/a/", to: null, permanent: true };

  assert.deepEqual(rulesWith([gone]).redirects, [gone]);
  assert.throws(() => rulesWith([gone, { ...gone, to: "/" }]), /two redirects from \/a\//);
});

test("writes old addresses in one spelling", () => {
  for (const [from, written] of [
    ["/über-uns/", "/%C3%BCber-uns/"],
    ["/u%CC%88ber-uns", "/%C3%BCber-uns"],
    ["/File (1).pdf", "/File%20(1).pdf"],
    ["/%61/", "/a/"],
    ["/?s=ü&p=1", "/?p=1&s=%C3%BC"],
  ] as const) {
    const [redirect] = rulesWith([{ from, to: "/", permanent: true }]).redirects;
    assert.equal(redirect?.from, written);
  }
});

test("writes targets in ASCII", () => {
  const [redirect] = rulesWith([
    { from: "/a/", to: "https://a.example/wiki/Größe_(東京)?q=é#ü", permanent: true },
  ]).redirects;

  assert.equal(
    redirect?.to,
    "https://a.example/wiki/Gr%C3%B6%C3%9Fe_(%E6%9D%B1%E4%BA%AC)?q=%C3%A9#%C3%BC",
  );
});

test("rejects two redirects from one address in two spellings", () => {
  for (const [one, other] of [
    ["/über/", "/%C3%BCBER"],
    ["/ü/", "/u%CC%88/"],
    ["/?a=1&b=2", "/?b=%32&a=1"],
  ] as const) {
    const twice = [one, other].map((from) => ({ from, to: "/blog/", permanent: true }));

    assert.throws(() => rulesWith(twice), /There are two redirects from/);
  }
  for (const [one, other] of [
    ["/a/", "/a/?id=5"],
    ["/a/?id=x", "/a/?id=X"],
  ] as const) {
    const both = [one, other].map((from) => ({ from, to: "/blog/", permanent: true }));
    assert.equal(rulesWith(both).redirects.length, 2);
  }
});

test("rejects two redirects from one path", () => {
  for (const second of ["/a/", "/A"]) {
    const twice = ["/a", second].map((from) => ({ from, to: "/blog/", permanent: true }));

    assert.throws(() => rulesWith(twice), new RegExp(`two redirects from ${second}: delete one`));
  }
});

test("the error names the invalid redirect", () => {
  const redirect = { documentId: "late", from: "/a:b/", to: "/", permanent: true };

  assert.throws(() => rulesWith([redirect]), {
    record: { uid: "api::redirect.redirect", documentId: "late" },
  });
});

test("rejects a redirect that would hide a file of the site", () => {
  const files = ["/blog/index.html", "/favicon.svg"];

  for (const [from, hidden] of [
    ["/blog", "/blog/index.html"],
    ["/Blog/", "/blog/index.html"],
    ["/favicon.svg/", "/favicon.svg"],
  ] as const) {
    assert.throws(() => rulesWith([{ from, to: "/", permanent: true }], files), {
      name: "OperatorError",
      message: `The redirect "${from}" would hide ${hidden}: delete it.`,
    });
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { parse, type DefaultTreeAdapterTypes } from "parse5";

import { createPage } from "../../tests/support/built-site.ts";
import { manifest } from "../../tests/support/manifest.ts";
import { cspHash, headerPolicies } from "./header.ts";
import { createCsp } from "./page.ts";
import { allowedScripts } from "./scripts.ts";

const apply = createCsp({ manifest, integrities: new Map([["/app-1.js", "sha384-x"]]) });

type Element = DefaultTreeAdapterTypes.Element;

const all = (html: string, name: string) => {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ("tagName" in node && node.tagName === name) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));

  return found.map((element) => ({
    text: element.childNodes.map((node) => ("value" in node ? node.value : "")).join(""),
    ...Object.fromEntries(element.attrs.map((attr) => [attr.name, attr.value])),
  })) as ({ text: string } & Record<string, string | undefined>)[];
};

const policyOf = (html: string) =>
  all(html, "meta").find((meta) => meta["http-equiv"] === "Content-Security-Policy")?.content ?? "";

test("inline scripts are equal on all pages and in all releases", () => {
  const gatsbyPage = (path: string, hash: string) =>
    apply(createPage(`<script>window.___webpackCompilationHash="${hash}";</script>`, path));
  const one = all(gatsbyPage("/", "1"), "script");
  const other = all(gatsbyPage("/caf\u00e9 & 'bar'/", "2"), "script");

  assert.deepEqual(
    one.map(({ text }) => text),
    other.map(({ text }) => text),
  );
  assert.deepEqual(new Set(one.map(({ text }) => text)), new Set(allowedScripts(manifest.scripts)));
  assert.deepEqual(
    other.map((script) => script["data-page"] ?? script["data-hash"]),
    [undefined, undefined, "2", "/caf\u00e9 & 'bar'/"],
  );
  assert.equal(other.at(-1)?.id, "gatsby-script-loader");
});

test("header and meta CSP allow exactly these scripts", () => {
  const html = apply(createPage(""));
  const header = headerPolicies(manifest).all["Content-Security-Policy"];
  const scripts = `script-src 'self' ${allowedScripts(manifest.scripts)
    .map((text) => `'${cspHash(text)}'`)
    .join(" ")};`;

  for (const policy of [policyOf(html), header]) assert.ok(policy.includes(scripts), policy);
});

test("header and meta CSP allow the site's manifest", () => {
  for (const policy of [
    policyOf(apply(createPage(""))),
    ...Object.values(headerPolicies(manifest)).map(Object.values),
  ]) {
    assert.match(String(policy), /(^|; )manifest-src 'self'(;|$)/);
  }
});

test("the meta CSP allows the page's styles, and the header has no directive for styles", () => {
  const html = apply(createPage(""));
  const [style] = all(html, "style");

  assert.ok(policyOf(html).includes(`style-src 'self' '${cspHash(style?.text ?? "")}';`));
  assert.doesNotMatch(
    headerPolicies(manifest).all["Content-Security-Policy"],
    /style-src|default-src/,
  );
});

test("prefetches alone fall back to default-src", () => {
  const named = policyOf(apply(createPage(""))).match(/[a-z-]+(?=-src\b)/g);

  assert.deepEqual(
    named?.sort(),
    "connect default font frame img manifest media object script style worker".split(" "),
  );
});

test("the meta CSP precedes everything that it restricts", () => {
  assert.match(
    apply(createPage("")),
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"[^>]*><script>window\.trustedTypes/,
  );
});

test("entry scripts have integrity hashes", () => {
  const html = apply(createPage('<script src="/app-1.js" async=""></script>'));

  assert.equal(all(html, "script").find(({ src }) => src)?.integrity, "sha384-x");
});

test("data blocks stay unchanged", () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';

  assert.ok(apply(createPage(data)).includes(data));
});

test("known style attributes become classes or are removed", () => {
  const html = apply(
    createPage(
      '<div id="gatsby-focus-wrapper" style="outline:none"></div><img class="a" style="background-color:#083848"/><img style="background-color:#083848"/><img style="background-color:#184848"/>',
    ),
  );
  const [first, second, third] = all(html, "img");

  assert.doesNotMatch(html, / style="/);
  assert.equal(first?.class, `a ${second?.class}`);
  assert.notEqual(second?.class, third?.class);
  const [style] = all(html, "style");
  assert.equal(style?.text.split(`.${second?.class}{background-color:#083848}`).length, 2);
  assert.ok(policyOf(html).includes(cspHash(style?.text ?? "")));
});

for (const style of [
  "--swatch:var(--color-text-soft)",
  "--participants:4",
  "--share:0.25",
  "background-color:#083848;--focus:30% 7%",
  "grid-area:1 / 2 / auto / 4",
]) {
  test(`style="${style}" becomes a class`, () => {
    const html = apply(createPage(`<p style="${style}"></p>`));
    const [element] = all(html, "p");

    assert.ok(all(html, "style")[0]?.text.endsWith(`.${element?.class}{${style}}`));
  });
}

const refused = [
  ["an inline script", "<script>alert(1)</script>", /inline script.*alert\(1\)/],
  [
    "one that only looks like Gatsby's",
    '<script>window.___webpackCompilationHash="1";alert(1);"";</script>',
    /inline script/,
  ],
  [
    "a script from elsewhere",
    '<script src="https://cdn.example/a.js"></script>',
    /not a file of the site/,
  ],
  ["a style", "<style>a{b:c}</style>", /does not allow a <style>/],
  [
    "a style in a noscript element",
    "<noscript><style>a{b:c}</style></noscript>",
    /does not allow a <style>/,
  ],
  ["a style attribute", '<p style="color:red">', /style="color:red"/],
  ["two declarations in one", '<p style="background-color:#fff;color:red">', /style=/],
  ["a handler", '<p onclick="go()">', /onclick="go\(\)"/],
  ["a javascript: link", '<a href=" javascript:go()">', /javascript:/],
  ["a javascript: form action", '<form action="JavaScript:go()">', /JavaScript:/],
  ["a javascript: link in an SVG", '<svg><a xlink:href="javascript:go()"/></svg>', /javascript:/],
] as const;

for (const [what, html, sentence] of refused) {
  test(`rejects ${what} that is not allowed, with a one-line message`, () => {
    assert.throws(() => apply(createPage(html)), { name: "OperatorError", message: sentence });
  });
}

test("text may start like a javascript: URL", () => {
  const html =
    '<meta name="description" content="JavaScript: a book"/><a href="/" title="JavaScript: a book"></a><img src="/a.webp" alt="javascript: a book"/>';

  assert.ok(apply(createPage(html)).includes(html));
});

test("Trusted Types forbid script from strings unless a vendor is set", () => {
  const withChat = { ...manifest, chatwootUrl: "https://chat.example/app" };
  const header = (of: typeof manifest) => headerPolicies(of).all["Content-Security-Policy"];

  assert.match(header(manifest), /require-trusted-types-for 'script'/);
  assert.doesNotMatch(header(withChat), /trusted-types/);
});

test("frames may load video players only", () => {
  const header = (frames: string[]) =>
    headerPolicies({ ...manifest, frames }).all["Content-Security-Policy"];

  assert.match(
    header(["https://a.example", "https://b.example"]),
    /frame-src https:\/\/a\.example https:\/\/b\.example;/,
  );
  assert.match(header([]), /frame-src 'none';/);
});

test("a vendor's hosts are allowed only if it is set", () => {
  const vendors = [
    [{ tagManager: true }, /script-src[^;]* https:\/\/\*\.googletagmanager\.com/],
    [{ hotjar: true }, /connect-src[^;]* wss:\/\/\*\.hotjar\.com/],
    [{ chatwootUrl: "https://chat.example/app" }, /frame-src [^;]* https:\/\/chat\.example;/],
    [{ ipLookupUrl: "https://ip.example/json" }, /connect-src[^;]* https:\/\/ip\.example;/],
  ] as const;
  const header = (change: object) =>
    headerPolicies({ ...manifest, ...change }).all["Content-Security-Policy"];

  for (const [change, allowed] of vendors) {
    assert.match(header(change), allowed);
    assert.doesNotMatch(header({}), allowed);
  }
});

test("no CSP has an unsafe source, and the header fits every host's limit", () => {
  const everything = { tagManager: true, hotjar: true, chatwootUrl: "https://chat.example" };
  const { all: header } = headerPolicies({ ...manifest, ...everything });

  for (const policy of [policyOf(apply(createPage(""))), ...Object.values(header)]) {
    assert.doesNotMatch(policy, /unsafe/);
    assert.ok(policy.length < 1900, `${policy.length} characters`);
  }
});

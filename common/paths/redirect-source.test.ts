import { addQuery, canonicalSource, readSource, redirectFinder } from "./redirect-source";

describe("canonicalSource", () => {
  it.each([
    ["/%C3%BCber-uns/", "/über-uns/", "/%c3%bcber-uns/", "/u\u0308ber-uns/", "/u%CC%88ber-uns/"],
    ["/File%20(1).pdf", "/File (1).pdf", "/File%20%281%29.pdf"],
    ["/100%25/", "/100%/"],
    ["/%E6%9D%B1%E4%BA%AC", "/東京"],
    ["/?p=123"],
    ["/index.php?L=1&id=5", "/index.php?id=5&L=1", "/index.php?id=%35&L=1"],
    ["/?s=%C3%BC+a", "/?s=ü%20a", "/?s=u%CC%88+a"],
  ])("has one spelling: %s", (one, ...others) => {
    expect([one, ...others].map(canonicalSource)).toEqual([one, ...others].map(() => one));
  });
});

describe("readSource", () => {
  it.each([
    "/",
    "a/",
    "//evil.example/",
    "/a/../b/",
    "/%2e%2e/a/",
    "/.env",
    "/a//b/",
    "/a%0Ab/",
    "/a\u200bb/",
    "/a\u00a0b/",
    "/ a/",
    "/a%20/",
    "/%22/",
    "/%5C/",
    "/a*",
    "/:a/",
    "/$host/",
    "/%FCber/",
    "/a?",
    "/a/?b#c",
    "/?a=%00",
    "/?a=%FF",
    "/\ud800/",
  ])("refuses %j", (from) => {
    expect(readSource(from)).toBeUndefined();
  });
});

describe("redirectFinder", () => {
  const find = redirectFinder(
    ["/%C3%BC/", "/a", "/a?id=5", "/a?id=5&L=1", "/?p=1"].map((from) => ({ from })),
  );
  it.each([
    ["/ü", "", "/%C3%BC/"],
    ["/u%CC%88/", "?x", "/%C3%BC/"],
    ["/a/", "?id=6", "/a"],
    ["/a/", "?gclid=1&id=5", "/a?id=5"],
    ["/a", "?L=1&id=5", "/a?id=5&L=1"],
    ["/", "?p=1", "/?p=1"],
    ["/", "?p=12", undefined],
    ["/A", "", undefined],
  ])("finds that of %s%s", (path, query, from) => {
    expect(find(path, query)?.from).toBe(from);
  });
});

describe("addQuery", () => {
  it.each([
    ["/b/#c", "?a=1", "/b/?a=1#c"],
    ["/b/?x=1#c", "?a=1&a=2", "/b/?x=1&a=1&a=2#c"],
    ["/b/?utm_source=x", "?utm_source=y&gclid=1&utm%5Fsource=z", "/b/?utm_source=x&gclid=1"],
    ["/b/?x=1", "?x=2", "/b/?x=1"],
    ["/b/?x=1", "?X=2", "/b/?x=1&X=2"],
    ["/b/", "?", "/b/"],
    ["/b/", "", "/b/"],
  ])("%s and %s are %s", (address, query, both) => {
    expect(addQuery(address, query)).toBe(both);
  });
});

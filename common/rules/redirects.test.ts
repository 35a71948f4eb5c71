import {
  checkNotRedirected,
  createRedirectCheck,
  planMove,
  planRemoval,
  type Redirect,
} from "./redirects";

const origins = ["https://www.example.com"];
const lead = (from: string, to: string | null): Redirect => ({ from, to });

describe("a page that moves", () => {
  it("is redirected to from its old path", () => {
    expect(planMove("/a/", "/b/", [lead("/x/", "/y/")], origins)).toEqual({
      create: [lead("/a/", "/b/")],
      update: [],
      remove: [],
    });
  });

  it("takes the redirects of its old path along, with their query and fragment", () => {
    const redirects = [
      lead("/1/", "/a/"),
      lead("/2/", "/A?b=1#c"),
      lead("/3/", "https://www.example.com/a#c"),
      lead("/4/", "https://elsewhere.example/a/"),
      lead("/5/", "/a/b/"),
      lead("/6/", null),
    ];

    expect(planMove("/a/", "/b/", redirects, origins).update).toEqual([
      lead("/1/", "/b/"),
      lead("/2/", "/b/?b=1#c"),
      lead("/3/", "/b/#c"),
    ]);
  });

  it("removes the redirect away from its new path, as after moving back", () => {
    const back = lead("/b", "/a/");
    const gone = lead("/b/", null);

    expect(planMove("/a/", "/b/", [back, lead("/c/", "/a/")], origins)).toEqual({
      create: [lead("/a/", "/b/")],
      update: [lead("/c/", "/b/")],
      remove: [back],
    });
    expect(planMove("/a/", "/b/", [gone], origins).remove).toEqual([gone]);
  });
});

describe("a page that is removed", () => {
  it("leads its visitors, and those of its earlier paths, to another address", () => {
    const redirects = [lead("/1/", "/a/#b"), lead("/c/", "/d/")];

    expect(planRemoval("/a/", "/c/", redirects, origins)).toEqual({
      create: [lead("/a/", "/c/")],
      update: [lead("/1/", "/c/#b")],
      remove: [],
    });
    expect(
      planRemoval("/a/", "/c/?d=1#e", [...redirects, lead("/2/", "/a/?b=1&d=2")], origins).update,
    ).toEqual([lead("/1/", "/c/?d=1#e"), lead("/2/", "/c/?d=1&b=1#e")]);
  });

  it("is gone without another address", () => {
    expect(planRemoval("/a/", undefined, [lead("/1/", "/a/#b")], origins)).toEqual({
      create: [lead("/a/", null)],
      update: [lead("/1/", null)],
      remove: [],
    });
  });
});

describe("a page that is gone", () => {
  const gone = lead("/a/", null);
  const check = (redirect: Redirect, others: Redirect[] = [], pages: string[] = []) =>
    createRedirectCheck({ redirects: others, pages, origins })
      .check(redirect)
      .map(({ message }) => message);

  it("needs no target", () => {
    expect(check(gone, [lead("/1/", "/b/")])).toEqual([]);
  });

  it("cannot be one that there is, or that a redirect leads to", () => {
    expect(check(gone, [], ["/a/"])).toEqual([
      "There is a page at /a/, which a redirect would hide: choose another address, or unpublish the page first.",
    ]);
    expect(check(gone, [lead("/1/", "/a/")])).toEqual([
      "The redirect from /1/ leads here: change that one first.",
    ]);
  });

  it("is no target", () => {
    expect(check(lead("/1/", "/a#b"), [gone])).toEqual([
      "The page at /a/ is gone: choose another address.",
    ]);
  });

  it("keeps its path from another page", () => {
    expect(checkNotRedirected("/a/", [gone]).map(({ message }) => message)).toEqual([
      "A redirect says that the page at /a/ is gone: choose another address, or unpublish the redirect first.",
    ]);
  });
});

describe("an address with a query", () => {
  const check = (redirect: Redirect, others: Redirect[] = []) =>
    createRedirectCheck({ redirects: others, pages: ["/", "/blog/"], origins }).check(redirect);

  it("may lead away from a page, and to the page itself", () => {
    expect(check(lead("/?p=123", "/blog/"))).toEqual([]);
    expect(check(lead("/blog/?id=5", "/blog/"))).toEqual([]);
    expect(check(lead("/?p=123", "/blog/"), [lead("/?p=124", "/blog/")])).toEqual([]);
    expect(check(lead("/index.php", "/"), [lead("/index.php?id=5", "/blog/")])).toEqual([]);
  });

  it("keeps no page from its path", () => {
    expect(checkNotRedirected("/a/", [lead("/a/?id=5", "/b/")])).toEqual([]);
    expect(planMove("/b/", "/a/", [lead("/a/?id=5", "/c/")], origins).remove).toEqual([]);
  });
});

/** @jest-environment jsdom */
import { updatePage } from "./update";

type Answers = Record<string, unknown>;

const page = { componentChunkName: "home" };
const dataAt = (title: string, other: object = {}) => ({
  ...page,
  result: { data: { title } },
  ...other,
});
const addresses = {
  page: "/page-data/index/page-data.json",
  app: "/page-data/app-data.json",
  frame: "/page-data/sq/d/12.json",
};
const now = {
  [addresses.page]: dataAt("Before"),
  [addresses.app]: { webpackCompilationHash: "code" },
  [addresses.frame]: { data: { menu: "Menu" } },
};

const drawn = jest.fn();
const given = { title: "" };
const resources = { json: { data: given }, page, staticQueryResults: {} };

beforeAll(() => {
  // Gatsby's loader stores pages by path and query.
  window.history.replaceState(null, "", "/?document=abc");
  window.addEventListener("popstate", () => drawn(given.title));
});
beforeEach(() => {
  drawn.mockClear();
  given.title = "Before";
  resources.staticQueryResults = { 12: { data: { menu: "Menu" } } };
  const ___loader = {
    loadPageSync: (path: string) => (path === "/?document=abc" ? resources : undefined),
  };
  Object.assign(window, { ___loader, ___webpackCompilationHash: "code" });
});

/** Replaces fetch; URLs without an answer get an error response. */
const answerWith = (answers: Answers) => {
  globalThis.fetch = (async (address: string) => ({
    ok: address in answers,
    json: async () => answers[address],
  })) as unknown as typeof fetch;
};

describe("an open page when a draft changes", () => {
  it("is rendered again with the new data, without a reload", async () => {
    answerWith({ ...now, [addresses.page]: dataAt("After") });

    expect(await updatePage()).toBe(true);
    expect(drawn.mock.calls).toEqual([["After"]]);
  });

  it("is left alone if its data has not changed", async () => {
    answerWith(now);

    expect(await updatePage()).toBe(true);
    expect(drawn).not.toHaveBeenCalled();
  });

  it("shows the newest data, whichever response arrives last", async () => {
    let answerLate: (data: object) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    answerWith({ ...now, [addresses.page]: late });
    const first = updatePage();
    answerWith({ ...now, [addresses.page]: dataAt("Newest") });
    await updatePage();
    answerLate(dataAt("Late"));

    expect(await first).toBe(true);
    expect(given.title).toBe("Newest");
  });

  it.each<[string, Answers]>([
    ["no longer exists", { [addresses.page]: undefined }],
    ["has another template", { [addresses.page]: dataAt("After", { componentChunkName: "x" }) }],
    ["has another release's code", { [addresses.app]: { webpackCompilationHash: "new" } }],
    ["has other layout data", { [addresses.frame]: { data: { menu: "Card" } } }],
  ])("needs a reload if it %s", async (_, changed) => {
    answerWith({ ...now, [addresses.page]: dataAt("After"), ...changed });

    expect(await updatePage()).toBe(false);
    expect(drawn).not.toHaveBeenCalled();
  });
});

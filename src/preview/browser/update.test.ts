/** @jest-environment jsdom */
import { updatePage } from "./update";

type Answers = Record<string, unknown>;

const page = { componentChunkName: "home" };
const dataAt = (title: string, other: object = {}) => ({
  ...page,
  result: { data: { title } },
  ...other,
});
const paths = {
  page: "/page-data/index/page-data.json",
  app: "/page-data/app-data.json",
  frame: "/page-data/sq/d/12.json",
};
const current = {
  [paths.page]: dataAt("Before"),
  [paths.app]: { webpackCompilationHash: "code" },
  [paths.frame]: { data: { menu: "Menu" } },
};

const rendered = jest.fn();
const given = { title: "" };
const resources = { json: { data: given }, page, staticQueryResults: {} };

beforeAll(() => {
  // Gatsby's loader stores pages by path and query.
  window.history.replaceState(null, "", "/?document=abc");
  window.addEventListener("popstate", () => rendered(given.title));
});
beforeEach(() => {
  rendered.mockClear();
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
    answerWith({ ...current, [paths.page]: dataAt("After") });

    expect(await updatePage()).toBe(true);
    expect(rendered.mock.calls).toEqual([["After"]]);
  });

  it("is left alone if its data has not changed", async () => {
    answerWith(current);

    expect(await updatePage()).toBe(true);
    expect(rendered).not.toHaveBeenCalled();
  });

  it("shows the newest data, whichever response arrives last", async () => {
    let answerLate: (data: object) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    answerWith({ ...current, [paths.page]: late });
    const first = updatePage();
    answerWith({ ...current, [paths.page]: dataAt("Newest") });
    await updatePage();
    answerLate(dataAt("Late"));

    expect(await first).toBe(true);
    expect(given.title).toBe("Newest");
  });

  it.each<[string, Answers]>([
    ["no longer exists", { [paths.page]: undefined }],
    ["has another template", { [paths.page]: dataAt("After", { componentChunkName: "x" }) }],
    ["has another release's code", { [paths.app]: { webpackCompilationHash: "new" } }],
    ["has other layout data", { [paths.frame]: { data: { menu: "Card" } } }],
  ])("needs a reload if it %s", async (_, changed) => {
    answerWith({ ...current, [paths.page]: dataAt("After"), ...changed });

    expect(await updatePage()).toBe(false);
    expect(rendered).not.toHaveBeenCalled();
  });
});

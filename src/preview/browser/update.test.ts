/** @jest-environment jsdom */
import { showForm, updatePage } from "./update";

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
const layout = { menu: "" };
const resources = { json: { data: given }, page, staticQueryResults: { 12: { data: layout } } };

beforeAll(() => {
  // Gatsby's loader stores pages by path and query.
  window.history.replaceState(null, "", "/?document=abc");
  window.addEventListener("popstate", () => rendered(given.title));
});
beforeEach(() => {
  rendered.mockClear();
  given.title = "Before";
  layout.menu = "Menu";
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

  it("shows other layout data in place", async () => {
    answerWith({ ...current, [paths.frame]: { data: { menu: "Card" } } });

    expect(await updatePage()).toBe(true);
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(layout.menu).toBe("Card");
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

  it("stays as it is while a text in it is edited, and needs no reload", async () => {
    answerWith({ ...current, [paths.page]: dataAt("After", { componentChunkName: "x" }) });
    expect(await updatePage(undefined, () => true)).toBe(true);

    answerWith({ ...current, [paths.page]: dataAt("After") });
    expect(await updatePage(undefined, () => true)).toBe(true);
    expect(rendered).not.toHaveBeenCalled();
  });

  it("names what prevents publishing it", async () => {
    answerWith({ ...current, "/__status?path=%2F": { blockingFields: ["Summary"] } });
    await updatePage();
    const bar = document.querySelector("preview-bar");
    expect(bar?.shadowRoot?.querySelector("p")?.textContent).toMatch(
      /complete or correct: Summary\.$/,
    );

    await updatePage();
    // The same sentence is not told again.
    expect(document.querySelector("preview-bar")).toBe(bar);
    answerWith({ ...current, "/__status?path=%2F": { blockingFields: [] } });
    await updatePage();
    expect(document.querySelector("preview-bar")).toBeNull();
  });

  it.each<[string, Answers]>([
    ["no longer exists", { [paths.page]: undefined }],
    ["has another template", { [paths.page]: dataAt("After", { componentChunkName: "x" }) }],
    ["has another release's code", { [paths.app]: { webpackCompilationHash: "new" } }],
  ])("needs a reload if it %s", async (_, changed) => {
    answerWith({ ...current, [paths.page]: dataAt("After"), ...changed });

    expect(await updatePage()).toBe(false);
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe("an open page while its form has changes that are not saved", () => {
  const form = { uid: "api::home.home", documentId: "abc", values: { title: "Typed" } };

  const typed = (title: string, other: object = {}) => ({
    page: dataAt(title, other),
    staticResults: { 12: { data: { menu: "Typed menu" } } },
  });

  it("shows them in place, also those of the layout, with one request", async () => {
    const asked = jest.fn();
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      asked(url, init.method, JSON.parse(String(init.body)));

      return { ok: true, json: async () => typed("Typed") };
    }) as unknown as typeof fetch;

    expect(await showForm(form)).toBe(true);
    expect(rendered.mock.calls).toEqual([["Typed"]]);
    expect(layout.menu).toBe("Typed menu");
    expect(asked.mock.calls).toEqual([["/__form?path=%2F", "POST", form]]);
  });

  it("stay away while a text is edited: React would replace it", async () => {
    answerWith({ "/__form?path=%2F": typed("Typed") });

    expect(await showForm(form, () => true)).toBe(true);
    expect(rendered).not.toHaveBeenCalled();
  });

  it("names what prevents publishing them, until nothing does", async () => {
    const shown = () =>
      document.querySelector("preview-bar")?.shadowRoot?.querySelector("p")?.textContent;
    answerWith({ "/__form?path=%2F": { ...typed("Typed"), blockingFields: ["Summary", "Text"] } });
    await showForm(form);
    expect(shown()).toMatch(/complete or correct: Summary, Text\.$/);

    answerWith({ "/__form?path=%2F": { ...typed("Typed"), blockingFields: [] } });
    await showForm(form);
    expect(shown()).toBeUndefined();
  });

  it("stays as it is if it has another template with them, or there is no page", async () => {
    answerWith({ "/__form?path=%2F": typed("Typed", { componentChunkName: "other" }) });
    expect(await showForm(form)).toBe(true);
    answerWith({});
    expect(await showForm(form)).toBe(true);

    expect(rendered).not.toHaveBeenCalled();
  });

  it("says that it cannot show them before Gatsby has started", async () => {
    Object.assign(window, { ___loader: undefined });

    expect(await showForm(form)).toBe(false);
  });

  it("shows the saved page again once there are none", async () => {
    layout.menu = "Typed menu";
    answerWith({ [paths.page]: dataAt("Saved"), [paths.frame]: current[paths.frame] });

    expect(await showForm(undefined)).toBe(true);
    expect(given.title).toBe("Saved");
    expect(layout.menu).toBe("Menu");
  });
});

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

/** Replaces fetch; URLs without an answer do not exist. */
const answerWith = (answers: Answers) => {
  globalThis.fetch = (async (address: string) => ({
    ok: address in answers,
    status: address in answers ? 200 : 404,
    json: async () => answers[address],
  })) as unknown as typeof fetch;
};

const bar = () =>
  document.querySelector("preview-bar")?.shadowRoot?.querySelector("[role='status']")?.textContent;
const lacks = (words: string) => ({ words, field: words.toLowerCase() });
const failure = "The page cannot show your changes. Close the preview and open it again.";

/** Answers that are no page: the session is over, the CMS restarts, the form is too large, offline. */
const failures: [string, () => Promise<object>][] = [
  ...[403, 503, 413, 500].map((status): [string, () => Promise<object>] => [
    `the answer ${status}`,
    async () => ({ ok: false, status }),
  ]),
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
];

describe("an open page when a draft changes", () => {
  it.each(failures)(
    "stays as it is with %s, and says so until it can be updated",
    async (...[, answer]) => {
      globalThis.fetch = answer as typeof fetch;
      expect(await updatePage()).toBe("failed");
      expect(rendered).not.toHaveBeenCalled();
      expect(bar()).toBe(failure);

      answerWith(current);
      expect(await updatePage()).toBe("shown");
      expect(bar()).toBeUndefined();
    },
  );

  it("is rendered again with the new data, without a reload", async () => {
    answerWith({ ...current, [paths.page]: dataAt("After") });

    expect(await updatePage()).toBe("shown");
    expect(rendered.mock.calls).toEqual([["After"]]);
  });

  it("shows other layout data in place", async () => {
    answerWith({ ...current, [paths.frame]: { data: { menu: "Card" } } });

    expect(await updatePage()).toBe("shown");
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(layout.menu).toBe("Card");
  });

  it("is left alone if its data has not changed", async () => {
    answerWith(current);

    expect(await updatePage()).toBe("shown");
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

    expect(await first).toBe("dropped");
    expect(given.title).toBe("Newest");
  });

  it("stays as it is while a text in it is edited, and needs no reload", async () => {
    answerWith({ ...current, [paths.page]: dataAt("After", { componentChunkName: "x" }) });
    expect(await updatePage(undefined, () => true)).toBe("dropped");

    answerWith({ ...current, [paths.page]: dataAt("After") });
    expect(await updatePage(undefined, () => true)).toBe("dropped");
    expect(rendered).not.toHaveBeenCalled();
  });

  it("names what prevents publishing it", async () => {
    answerWith({ ...current, "/__status?path=%2F": { blockingFields: [lacks("Summary")] } });
    await updatePage();
    const shown = document.querySelector("preview-bar");
    expect(bar()).toMatch(/^Before this page can be published:Summary$/);

    await updatePage();
    // The same sentence is not told again.
    expect(document.querySelector("preview-bar")).toBe(shown);
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

    expect(await updatePage()).toBe("reload");
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe("an open page while its form has changes that are not saved", () => {
  const form = { uid: "api::home.home", documentId: "abc", values: { title: "Typed" } };

  it.each(failures)(
    "stays as it is with %s, and says so until it shows them",
    async (...[, answer]) => {
      globalThis.fetch = answer as typeof fetch;
      expect(await showForm(form)).toBe("failed");
      expect(rendered).not.toHaveBeenCalled();
      expect(bar()).toBe(failure);

      answerWith({ "/__form?path=%2F": { ...typed("Typed"), blockingFields: [] } });
      expect(await showForm(form)).toBe("shown");
      expect(bar()).toBeUndefined();
    },
  );

  it("does not say that an older request has failed once a newer one is shown", async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = new Promise((_, reject) => (fail = reject));
    globalThis.fetch = (() => late) as unknown as typeof fetch;
    const first = showForm(form);
    answerWith({ "/__form?path=%2F": typed("Typed") });
    expect(await showForm(form)).toBe("shown");
    fail(new TypeError("Failed to fetch"));

    expect(await first).toBe("dropped");
    expect(bar()).toBeUndefined();
  });

  const typed = (title: string, other: object = {}) => ({
    page: dataAt(title, other),
    staticResults: { 12: { data: { menu: "Typed menu" } } },
  });

  it("shows them in place, also those of the layout, with one request", async () => {
    const asked = jest.fn();
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      asked(url, init.method, JSON.parse(String(init.body)));

      return { ok: true, status: 200, json: async () => typed("Typed") };
    }) as unknown as typeof fetch;

    expect(await showForm(form)).toBe("shown");
    expect(rendered.mock.calls).toEqual([["Typed"]]);
    expect(layout.menu).toBe("Typed menu");
    expect(asked.mock.calls).toEqual([["/__form?path=%2F", "POST", form]]);
  });

  it("stay away while a text is edited: React would replace it", async () => {
    answerWith({ "/__form?path=%2F": typed("Typed") });

    expect(await showForm(form, () => true)).toBe("dropped");
    expect(rendered).not.toHaveBeenCalled();
  });

  it("names what prevents publishing them, until nothing does", async () => {
    answerWith({
      "/__form?path=%2F": { ...typed("Typed"), blockingFields: [lacks("Summary"), lacks("Text")] },
    });
    await showForm(form);
    expect(bar()).toMatch(/^Before this page can be published:SummaryText$/);

    answerWith({ "/__form?path=%2F": { ...typed("Typed"), blockingFields: [] } });
    await showForm(form);
    expect(bar()).toBeUndefined();
  });

  it("stays as it is if it has another template with them, or there is no page", async () => {
    answerWith({ "/__form?path=%2F": typed("Typed", { componentChunkName: "other" }) });
    expect(await showForm(form)).toBe("failed");
    answerWith({});
    expect(await showForm(form)).toBe("failed");

    expect(rendered).not.toHaveBeenCalled();
  });

  it("says that it cannot show them before Gatsby has started", async () => {
    Object.assign(window, { ___loader: undefined });

    expect(await showForm(form)).toBe("early");
  });

  it("shows the saved page again once there are none", async () => {
    layout.menu = "Typed menu";
    answerWith({ [paths.page]: dataAt("Saved"), [paths.frame]: current[paths.frame] });

    expect(await showForm(undefined)).toBe("shown");
    expect(given.title).toBe("Saved");
    expect(layout.menu).toBe("Menu");
  });
});

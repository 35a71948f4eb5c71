import { announceUrl, replaceUrl } from "../../lib/replace-url";

import { reloadedFlag, reloadOnHistory } from "./reload-on-history";

const step = (path: string) => {
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
};

const reload = jest.fn();

beforeAll(() => {
  window.scrollTo = jest.fn();
  reloadOnHistory("navigate", reload);
});

beforeEach(() => {
  window.history.pushState(null, "", "/blog/");
  announceUrl();
  reload.mockClear();
  sessionStorage.clear();
});

it("scrolls to the top and reloads after going to another page", () => {
  step("/careers/");
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(["/blog/#second", "/blog", "/blog/"])(
  "does not reload after going to %s on the same page",
  (path) => {
    step(path);
    expect(reload).not.toHaveBeenCalled();
  },
);

it("recognizes a URL set by replaceUrl", () => {
  replaceUrl("/blog/?q=odoo");
  step("/blog/?q=odoo#content");
  expect(reload).not.toHaveBeenCalled();
});

it("treats another query as another page", () => {
  step("/blog/?page=2");
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads a page restored from the back/forward cache", () => {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload a page that is shown for the first time", () => {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
});

it("sets a flag that makes the reloaded page start at its top", () => {
  step("/careers/");
  expect(sessionStorage.getItem(reloadedFlag)).toBe("1");
});

it("reloads if storage is forbidden", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  step("/careers/");
  setItem.mockRestore();

  expect(reload).toHaveBeenCalledTimes(1);
});

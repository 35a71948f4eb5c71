import { replaceUrl } from "../../lib/replace-url";

import { reloadedFlag, reloadOnHistory } from "./reload-on-history";

const step = (path: string) => {
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
};

const reload = jest.fn();
let watched: ReturnType<typeof reloadOnHistory>;

beforeAll(() => {
  window.scrollTo = jest.fn();
  watched = reloadOnHistory(reload);
});

beforeEach(() => {
  window.history.pushState(null, "", "/blog/");
  watched.onRoute();
  reload.mockClear();
  sessionStorage.clear();
});

it("goes to the top and reloads on a step to another page", () => {
  step("/careers/");
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(["/blog/#second", "/blog", "/blog/"])(
  "leaves a step to %s on the same page alone",
  (path) => {
    step(path);
    expect(reload).not.toHaveBeenCalled();
  },
);

it("knows an address that was changed in place", () => {
  replaceUrl("/blog/?q=odoo");
  step("/blog/?q=odoo#content");
  expect(reload).not.toHaveBeenCalled();
});

it("counts another query as another page", () => {
  step("/blog/?page=2");
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads a whole page that the browser had put aside", () => {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload a page that is shown for the first time", () => {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
});

it("tells the load that follows to start at its top", () => {
  step("/careers/");
  expect(sessionStorage.getItem(reloadedFlag)).toBe("1");
});

it("reloads where storage is forbidden, too", () => {
  const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  step("/careers/");
  forbidden.mockRestore();

  expect(reload).toHaveBeenCalledTimes(1);
});

it("takes over from the script in the head", () => {
  window.preHydrationController = new AbortController();
  reloadOnHistory(reload);
  expect(window.preHydrationController.signal.aborted).toBe(true);
});

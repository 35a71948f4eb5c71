import { reloadedFlag, reloadOnHistory } from "./reload-on-history";

const reload = jest.fn();
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeAll(() => {
  window.scrollTo = jest.fn();
  reloadOnHistory("navigate", reload);
});

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

it("reloads a page from the back/forward cache, which then starts at its top", () => {
  show(true);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(reloadedFlag)).toBe("1");
});

it("does not reload a page that is shown for the first time", () => {
  show(false);
  expect(reload).not.toHaveBeenCalled();
});

it("does not reload after going to another fragment of the page", () => {
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(reload).not.toHaveBeenCalled();
});

it("reloads after going back to another page of the same document", () => {
  history.replaceState(null, "", "/contact-us/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  history.replaceState(null, "", "/");

  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads if storage is forbidden", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  show(true);
  setItem.mockRestore();

  expect(reload).toHaveBeenCalledTimes(1);
});

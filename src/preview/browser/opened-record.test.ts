/** @jest-environment jsdom */
import { openedRecord } from "./opened-record";

const at = (pathname: string, search = "") => openedRecord({ pathname, search }, sessionStorage);

beforeEach(() => sessionStorage.clear());

it("the opened record stays the same during navigation, with its own page", () => {
  expect(at("/about/", "?document=a")).toEqual({ documentId: "a", path: "/about/" });
  expect(at("/blog/")).toEqual({ documentId: "a", path: "/about/" });
});

it("a page that is compared beside the preview leaves it its record and page", () => {
  at("/about/", "?document=a");

  expect(at("/blog/", "?document=b&only=api::blog.blog")).toEqual({
    documentId: "b",
    path: undefined,
  });
  expect(at("/blog/")).toEqual({ documentId: "a", path: "/about/" });
});

it("no record is opened in a window that the panel has not opened", () => {
  expect(at("/")).toEqual({ documentId: null, path: undefined });
});

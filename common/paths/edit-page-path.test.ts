import { editPagePath } from "./edit-page-path";

it("finds the edit page of a record", () => {
  expect(editPagePath({ uid: "api::home.home", documentId: "h", kind: "singleType" })).toBe(
    "/content-manager/single-types/api::home.home",
  );
  expect(editPagePath({ uid: "api::article.article", documentId: "a1" })).toBe(
    "/content-manager/collection-types/api::article.article/a1",
  );
  expect(editPagePath({ uid: "plugin::upload.file", documentId: "f" })).toBe("/plugins/upload");
});

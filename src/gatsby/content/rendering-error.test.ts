import { ContentError } from "./cms-client";
import { renderingError } from "./rendering-error";

const type = { name: "article", kind: "collectionType" as const, attributes: {} };
const content = [
  { type, records: [{ documentId: "a", slug: "tides", zone: [{ body: "A tide" }] }] },
];

describe("renderingError", () => {
  it("names the record that has the text, at any depth", () => {
    const fault = renderingError(content, "A tide", new Error("no such picture"));

    expect(fault).toBeInstanceOf(ContentError);
    expect(fault).toMatchObject({
      message:
        'The article "tides" has a text that cannot be rendered (no such picture). Correct it in the content manager and publish it again.',
      record: { uid: "api::article.article", documentId: "a" },
    });
  });

  it("returns the error if no record has the text", () => {
    const error = new Error("no such picture");

    expect(renderingError(content, "Another", error)).toBe(error);
  });
});

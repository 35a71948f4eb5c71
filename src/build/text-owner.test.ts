import { ContentError } from "./content-service";
import { textFault } from "./text-owner";

const type = { name: "article", kind: "collectionType" as const, attributes: {} };
const content = [
  { type, records: [{ documentId: "a", slug: "tides", zone: [{ body: "A tide" }] }] },
];

describe("textFault", () => {
  it("names the record that has the text, at whatever depth", () => {
    const fault = textFault(content, "A tide", new Error("no such picture"));

    expect(fault).toBeInstanceOf(ContentError);
    expect(fault).toMatchObject({
      message:
        'The article "tides" has a text that cannot be drawn (no such picture). Correct it in the content manager and publish it again.',
      record: { uid: "api::article.article", documentId: "a" },
    });
  });

  it("leaves an error alone whose text no record has", () => {
    const error = new Error("no such picture");

    expect(textFault(content, "Another", error)).toBe(error);
  });
});

import { vercelStegaSplit } from "@vercel/stega";

import { readContentModel } from "../../../common/content-model";
import { required } from "../../lib/required";

import { attachSource } from "./field-source";
import { resolveRecordField } from "./fields";
import { markNew } from "./placeholders";

const { components } = readContentModel(process.cwd());
const source = {
  uid: "api::page.page",
  kind: "collectionType",
  documentId: "a",
  path: "sections.1",
};
const context = { store: {} as never, now: "2026-12-01T00:00:00.000Z" };

/** What the page shows of a field of an empty component. */
const shownOf = (component: string, name: string, part: object = {}) => {
  const type = required(components.get(component), component);
  const owner = attachSource(part, source) as Record<string, unknown>;
  const value = resolveRecordField(type, name, owner, {}, context, async (text) => text);

  return typeof value === "string" ? vercelStegaSplit(value).cleaned : value;
};

describe("an empty text", () => {
  it("is shown by its label if it is required", () => {
    expect(shownOf("sections.card-group", "title")).toBe("‹Heading›");
    expect(shownOf("sections.card-group", "title", markNew({}))).toBe("‹Heading›");
  });

  it("is shown in a part that is not saved yet, also if it may stay empty", () => {
    expect(shownOf("sections.card-group", "text")).toBeNull();
    expect(shownOf("sections.card-group", "text", markNew({}))).toBe("‹Introduction (optional)›");
  });

  it("is not shown if the page would not show it as a text", () => {
    expect(shownOf("shared.seo", "canonical", markNew({}))).toBeNull();
    expect(shownOf("parts.card", "image", markNew({}))).toBeNull();
  });
});

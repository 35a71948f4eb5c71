import { readContentModel } from "../../../common/content-model";
import { json, serveContent, stopServing } from "../../testing/content-server";

import { attachSource, getSource } from "./field-source";
import { withFormRecord } from "./form-record";
import { isNewPart } from "./placeholders";
import { createRecordStores } from "./record-store";

const model = readContentModel(process.cwd());
const uid = "api::page.page";

afterEach(stopServing);

const text = (id: number, title: string, fields: object = {}) => ({
  __component: "sections.text",
  id,
  title,
  ...fields,
});
const quotes = (id: number, ...documentIds: string[]) => ({
  __component: "sections.quotes",
  id,
  title: "Quotes",
  testimonials: documentIds.map((documentId) => ({ documentId })),
});
const page = (...sections: object[]) => ({
  documentId: "offer",
  slug: "offer",
  title: "Offer",
  sections,
});
const connect = (...documentIds: string[]) => documentIds.map((documentId) => ({ documentId }));

/** A record that was moved in a relation of the form. */
const moved = (documentId: string, position: object) => ({ documentId, apiData: { position } });

/** The page as a preview shows it while its form has these values. */
const shown = async (saved: object, values: Record<string, unknown>) => {
  const cms = await serveContent({
    "/api/pages draft": json([saved, { documentId: "other", slug: "other", title: "Other" }]),
  });
  const { draft, components } = createRecordStores(cms, model);
  // The page was shown as saved before: its sections have their places in the saved record.
  const [{ sections: before = [] } = {}] = await draft.listAll(draft.type("page"));
  (before as object[]).forEach((section, at) => {
    attachSource(section, {
      uid,
      kind: "collectionType",
      documentId: "offer",
      path: `sections.${at}`,
    });
  });
  const store = withFormRecord(draft, components, { uid, documentId: "offer", values });
  const records = await store.list(store.type("page"));
  expect(records.map(({ documentId }) => documentId)).toEqual(["offer", "other"]);

  return records[0] as { title: string; slug: string; sections: Record<string, unknown>[] };
};
const titles = async (saved: object, sections: object[]) =>
  (await shown(saved, { sections })).sections.map(({ title }) => title);

describe("a record with the values of its form", () => {
  it("has the values, and keeps what the form does not have and its address", async () => {
    const record = await shown(page(), { title: "Typed", slug: "typed", unknown: "x" });

    expect(record).toMatchObject({ title: "Typed", slug: "offer" });
    expect(record).not.toHaveProperty("unknown");
  });

  it("has moved, new and deleted sections, each with its place in the form as its source", async () => {
    const saved = page(text(1, "One"), text(2, "Two"), text(3, "Three"));
    const { sections } = await shown(saved, {
      sections: [text(3, "Three"), { __component: "sections.text", title: "New" }, text(1, "One")],
    });

    expect(sections.map(({ title }) => title)).toEqual(["Three", "New", "One"]);
    expect(sections.map((section) => getSource(section))).toEqual(Array(3).fill(undefined));
  });

  it("marks what is not saved yet", async () => {
    const saved = page(text(1, "One"));
    const { sections } = await shown(saved, {
      sections: [text(1, "One"), { __component: "sections.text", title: "New" }],
    });

    expect(sections.map(isNewPart)).toEqual([false, true]);
  });

  it("leaves out hidden sections, and shows those that are hidden no more", async () => {
    const saved = page(text(1, "One"), text(2, "Two", { hidden: true }));
    const { sections } = await shown(saved, {
      sections: [text(1, "One", { hidden: true }), text(2, "Two", { hidden: false })],
    });

    expect(sections.map(({ title }) => title)).toEqual(["Two"]);
    expect(getSource(sections[0] ?? {})?.path).toBe("sections.1");
  });

  it("lists hidden sections where all are asked for, as the rules of Publish do", async () => {
    const saved = page(text(1, "One"), text(2, "Two"));
    const cms = await serveContent({ "/api/pages draft": json([saved]) });
    const { draft, components } = createRecordStores(cms, model);
    const values = { sections: [text(1, "One", { hidden: true }), text(2, "Typed")] };
    const store = withFormRecord(draft, components, { uid, documentId: "offer", values });
    const [record] = await store.listAll(store.type("page"));

    expect(record?.sections).toMatchObject([{ hidden: true }, { title: "Typed" }]);
  });

  it.each([
    ["as saved", { connect: [], disconnect: [] }, ["a", "b"]],
    ["without a count", { count: 2 }, ["a", "b"]],
    ["added, where nothing was removed", { connect: connect("c") }, ["a", "b", "c"]],
    ["removed, where nothing was added", { disconnect: connect("a") }, ["b"]],
    ["added at the end", { connect: connect("c"), disconnect: [] }, ["a", "b", "c"]],
    ["removed", { connect: [], disconnect: connect("a") }, ["b"]],
    ["moved to the start", { connect: [moved("b", { start: true })], disconnect: [] }, ["b", "a"]],
    ["moved to the end", { connect: [moved("a", { end: true })], disconnect: [] }, ["b", "a"]],
    [
      "moved and chosen before others",
      {
        connect: [moved("c", { before: "b" }), moved("d", { before: "c" })],
        disconnect: [],
      },
      ["a", "d", "c", "b"],
    ],
    [
      "chosen in the form",
      { connect: [{ id: 9, apiData: { documentId: "c" } }], disconnect: [] },
      ["a", "b", "c"],
    ],
  ])("has the records of a relation: %s", async (_, testimonials, expected) => {
    const { sections } = await shown(page(quotes(1, "a", "b")), {
      sections: [{ __component: "sections.quotes", id: 1, title: "Quotes", testimonials }],
    });

    expect(sections[0]?.testimonials).toEqual(connect(...expected));
  });

  it("does not give a section what another of the same kind has", async () => {
    const copy = { __component: "sections.quotes", testimonials: { connect: [], disconnect: [] } };
    const { sections } = await shown(page(quotes(1, "a")), { sections: [copy] });

    expect(sections[0]?.testimonials).toEqual([]);
  });

  it("takes texts of invisible characters for empty, and ignores what is not a section", async () => {
    expect(await titles(page(text(1, "One")), [text(1, "\u200b"), null as never])).toEqual([""]);
  });
});

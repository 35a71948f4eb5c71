import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { savedForm } from "../../../../tests/support/saved-form";

import { takeFields, takeParts } from "./take-fields";

describe("two versions of a form", () => {
  test("are combined as chosen, and never otherwise", () => {
    const newest = { ...savedForm, title: "B", text: "S", points: [savedForm.points[0]] };
    const mine = {
      ...savedForm,
      title: "C",
      hero: { ...savedForm.hero, heading: "My heading" },
      cover: { documentId: "p3", id: 11, name: "three.jpg" },
    };

    assert.deepEqual(takeFields(newest, mine, []), newest);
    assert.deepEqual(takeFields(newest, mine, ["title", "cover"]), {
      ...newest,
      title: "C",
      cover: mine.cover,
    });
    assert.deepEqual(takeFields(newest, mine, ["hero", "text"]), {
      ...newest,
      hero: mine.hero,
      text: "T",
    });
  });

  test("are combined part by part", () => {
    const [first] = savedForm.points;

    assert.deepEqual(
      takeParts(savedForm, { points: [{ words: "Three" }, { words: "Four" }], title: "C" }, [
        { path: "points.1.words" },
        { path: "text", text: "Both" },
        { path: "title" },
      ]),
      { ...savedForm, points: [first, { id: 2, words: "Four" }], text: "Both", title: "C" },
    );
  });

  test("have JSON as one part", () => {
    const saved = { seo: { id: 1, title: "T", data: [{ id: 1, "a.b": 1 }, 2] } };
    const typed = { seo: { id: 1, title: "T", data: '[{"id":2,"a.b":1}]' } };

    assert.deepEqual(takeParts(saved, typed, [{ path: "seo.data" }]), {
      seo: { ...saved.seo, data: typed.seo.data },
    });
  });

  test("keep the ids of records that are chosen or removed in a relation", () => {
    const record = (id: number) => ({ id, apiData: { id, documentId: `record-${id}` } });
    const author = { connect: [record(2)], disconnect: [record(1)] };

    assert.deepEqual(takeFields(savedForm, { author }, ["author"]), { ...savedForm, author });
  });

  test("keep a removed section as a new one, also if a section of another kind has its id", () => {
    const text = { __component: "sections.text", id: 3, title: "Words" };
    const quotes = { __component: "sections.quotes", id: 3, items: [{ id: 5, words: "Great" }] };

    assert.deepEqual(takeFields({ zone: [text] }, { zone: [quotes, text] }, ["zone"]).zone, [
      { __component: "sections.quotes", items: [{ words: "Great" }] },
      text,
    ]);
  });

  test("keep a component that another user removed as a new one", () => {
    const newest = { ...savedForm, points: [savedForm.points[0]] };
    const mine = { ...savedForm, points: [{ id: 2, words: "My two" }, savedForm.points[0]] };

    assert.deepEqual(takeFields(newest, mine, ["points"]).points, [
      { words: "My two" },
      savedForm.points[0],
    ]);
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { savedForm } from "../../../../../tests/support/saved-form";

import { differencesOf } from "./differences";

const isJson = (path: string) => path.endsWith(".data");

describe("two versions of a form", () => {
  test("are compared field by field, without generated fields", () => {
    const saved = { ...savedForm, updatedAt: "1", tags: { count: 2 }, note: "" };
    const typed = {
      ...savedForm,
      updatedAt: "2",
      title: "C",
      hero: { ...savedForm.hero, note: "N", __temp_key__: "a0" },
      tags: { connect: [{ documentId: "t", label: "Tide" }], disconnect: [] },
    };

    assert.deepEqual(differencesOf(saved, typed, isJson), [
      { field: "title", parts: [{ path: "title", texts: ["A", "C"] }], isDivisible: true },
      { field: "hero", parts: [{ path: "hero.note", texts: ["", "N"] }], isDivisible: true },
      { field: "tags", parts: [{ path: "tags", texts: ["", "+ Tide"] }], isDivisible: false },
    ]);
  });

  test("take a chosen record for the same, also if it has another title by now", () => {
    const chosen = (title: string) => ({
      people: [{ documentId: "p", title }],
      picture: { documentId: "f", name: title, url: "/a.png" },
    });

    assert.deepEqual(differencesOf(chosen("Ann"), chosen("Ann Lee"), isJson), []);
  });

  test("list the records of a relation one a line, because a title may have commas", () => {
    const connect = [
      { documentId: "m", title: "Munich, + Germany" },
      { documentId: "r", title: "Rome" },
    ];
    const typed = {
      ...savedForm,
      tags: { connect, disconnect: [{ documentId: "t", label: "Tide" }] },
    };
    const [difference] = differencesOf({ ...savedForm, tags: { count: 2 } }, typed, isJson);

    assert.deepEqual(difference?.parts[0]?.texts, ["", "+ Munich, + Germany\n+ Rome\n− Tide"]);
  });

  test("differ in every field that differs, also if its text or its name does not", () => {
    const changes: [string, unknown][] = [
      ["cover", { documentId: "p2", id: 10, name: "one.jpg" }],
      ["hero", { ...savedForm.hero, status: "New" }],
      ["hero", null],
      ["hero", { ...savedForm.hero, count: 3 }],
      ["points", [...savedForm.points].reverse()],
      ["points", savedForm.points.slice(0, 1)],
      ["text", ""],
    ];
    for (const [field, value] of changes) {
      const differences = differencesOf(savedForm, { ...savedForm, [field]: value }, isJson);
      assert.deepEqual(
        differences.map((difference) => difference.field),
        [field],
        JSON.stringify(value),
      );
    }
  });

  test("of a list name an item that only one has, and leave out those that are the same", () => {
    const section = (kind: string, title: string, hidden = false) => ({
      __component: kind,
      title,
      hidden,
    });
    const saved = { sections: [section("a.hero", "Hello"), section("a.text", "Why")] };
    const typed = {
      sections: [
        section("a.hero", "Hello"),
        section("a.cards", "Three"),
        section("a.text", "Why", true),
      ],
    };
    const [difference] = differencesOf(saved, typed, isJson);

    assert.deepEqual(difference?.parts, [
      { path: "sections.1.title", texts: ["", "Three"], only: 1 },
      { path: "sections.1.hidden", texts: ["", "No"], only: 1 },
      { path: "sections.2.hidden", texts: ["No", "Yes"] },
    ]);
    assert.equal(difference.isDivisible, false);
  });

  test("of a list know an item by its id, also among others with the same words", () => {
    const section = (id: number) => ({ __component: "a.text", id, title: "Heading" });
    const [difference] = differencesOf(
      { sections: [section(1), section(2), section(3)] },
      { sections: [section(2), section(3)] },
      isJson,
    );

    assert.deepEqual(difference?.parts, [
      { path: "sections.0.title", texts: ["Heading", ""], only: 0 },
    ]);
  });

  test("can be combined part by part where both have the same components", () => {
    const isDivisible = (other: object) =>
      differencesOf(savedForm, { ...savedForm, ...other }, isJson)[0]?.isDivisible;
    const [first, second] = savedForm.points;

    assert.equal(isDivisible({ points: [first, { id: 5, words: "Three" }] }), true);
    assert.equal(isDivisible({ points: [first] }), false);
    assert.equal(isDivisible({ points: [first, second, { words: "Three" }] }), false);
    assert.equal(isDivisible({ hero: null }), false);
    assert.equal(isDivisible({ cover: { documentId: "p2", name: "two.jpg" } }), false);
  });

  test("cannot be combined part by part where another component has the relations", () => {
    const link = (id: number | undefined, label: string, page: object) => ({ id, label, page });
    const untouched = { connect: [], disconnect: [] };
    const saved = { links: [link(1, "Blog", { count: 1 }), link(2, "Team", { count: 1 })] };
    const isDivisible = (...links: object[]) =>
      differencesOf(saved, { links }, isJson)[0]?.isDivisible;

    assert.equal(isDivisible(link(1, "Journal", untouched), link(2, "Team", untouched)), true);
    assert.equal(isDivisible(link(2, "Team", untouched), link(1, "Blog", untouched)), false);
    assert.equal(isDivisible(link(1, "Blog", untouched), link(undefined, "Us", untouched)), false);
  });

  test("have JSON as one text", () => {
    const saved = { seo: { id: 1, title: "T", data: [{ id: 1, "a.b": 1 }, 2] } };
    const typed = { seo: { id: 1, title: "T", data: '[{"id":2,"a.b":1}]' } };
    const [difference] = differencesOf(saved, typed, isJson);

    assert.deepEqual(
      difference?.parts.map(({ path }) => path),
      ["seo.data"],
    );
    assert.equal(difference.isDivisible, true);
    assert.deepEqual(
      differencesOf({ data: null }, { data: "" }, () => true),
      [],
    );
    assert.equal(differencesOf({ data: "{" }, { data: [1] }, () => true).length, 1);
  });

  test("show a component without texts, and another file of the same name", () => {
    const [section] = differencesOf({ zone: [] }, { zone: [{ __component: "a.b" }] }, isJson);
    const [file] = differencesOf(
      savedForm,
      { ...savedForm, cover: { documentId: "p9", name: "one.jpg" } },
      isJson,
    );

    assert.deepEqual(section?.parts, [{ path: "zone.0", texts: ["", "(no text)"], only: 1 }]);
    assert.deepEqual(file?.parts, [
      { path: "cover", texts: ["one.jpg", "one.jpg"], isAnother: true },
    ]);
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { takeParts } from "../take-fields";

import { changesOf, combine } from "./changes";
import { differencesOf } from "./differences";

describe("what is chosen between two versions", () => {
  const old = { title: "Old", text: "A day.\n\nA b c.\n", parts: [{ id: 1, text: "One", n: 1 }] };
  const form = {
    title: "New",
    text: "A day.\n\nA b d.\n\nMore.\n",
    parts: [{ text: "Two", n: 2 }],
  };
  const isFormatted = (path: string) => path === "text";
  const changes = differencesOf(old, form, () => false).map((difference) =>
    changesOf(difference, isFormatted),
  );
  const keys = changes.flatMap((all) => all.changes.map(({ key }) => key));
  const choose = (...chosen: string[]) =>
    takeParts(
      old,
      form,
      combine(changes.map(({ taken }) => taken((key) => (chosen.includes(key) ? 1 : 0)))) ?? [],
    );

  test("is a field, a paragraph or a part of a component", () => {
    assert.deepEqual(keys, ["title", "text 0", "text 1", "parts.0.text", "parts.0.n"]);
    assert.deepEqual(choose(), old);
    assert.deepEqual(choose("title"), { ...old, title: "New" });
    assert.equal(choose("text 0").text, "A day.\n\nA b d.");
    assert.equal(choose("text 1").text, "A day.\n\nA b c.\n\nMore.\n");
    assert.deepEqual(choose("parts.0.n").parts, [{ id: 1, text: "One", n: 2 }]);
    assert.deepEqual(choose(...keys), { ...form, parts: [{ id: 1, text: "Two", n: 2 }] });
  });

  test("is the whole text if it has link definitions", () => {
    const texts = ["See [a].\n\nWords.\n\n[a]: /b/\n", "See [a].\n\nOther.\n\n[a]: /c/\n"];
    const [one, other] = texts.map((text) => ({ text }));
    assert.ok(one && other);
    const [difference] = differencesOf(one, other, () => false);

    assert.deepEqual(
      difference && changesOf(difference, isFormatted).changes.map(({ key }) => key),
      ["text"],
    );
  });

  test("is the whole field if the components are not the same", () => {
    const [difference] = differencesOf(old, { ...old, parts: [] }, () => false);
    const all = difference && changesOf(difference, isFormatted);

    assert.deepEqual(
      all?.changes.map(({ key, parts }) => [key, parts.map(({ path }) => path)]),
      [["parts", ["parts.0.text", "parts.0.n"]]],
    );
    assert.deepEqual(
      all?.taken(() => 1),
      [{ path: "parts" }],
    );
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import type { Fields } from "../form-values";

import { mergedForm, mergeVersions } from "./merge";

const fields = { isFormatted: (path: string) => path === "text", isJson: () => false };

const saved = {
  title: "Title",
  lead: "Lead",
  text: "One.\n\nTwo.\n\nThree.\n",
  services: { connect: [], disconnect: [] },
  hero: { id: 1, heading: "Heading", note: "Note" },
  sections: [
    { __component: "sections.quote", id: 1, words: "Quote", by: "Person" },
    { __component: "sections.cards", id: 2, title: "Cards" },
  ],
};
const [quote, cards] = saved.sections;

/** Merges what two people changed in one version. */
const merge = (theirs: Fields, mine: Fields, base: Fields = saved) => {
  const versions = { base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } };

  return { ...mergeVersions(versions, fields), form: mergedForm(versions, fields) };
};

describe("versions of a record that two people changed", () => {
  test("are merged by field if they changed separate ones", () => {
    const { form, conflicts, takenOver } = merge({ title: "Theirs" }, { lead: "Mine" });

    assert.deepEqual(form, { ...saved, title: "Theirs", lead: "Mine" });
    assert.deepEqual([conflicts, takenOver], [[], ["title"]]);
  });

  test("need no choice for a field that both changed in one way", () => {
    const { form, conflicts, takenOver } = merge({ title: "Same" }, { title: "Same" });

    assert.deepEqual([form.title, conflicts, takenOver], ["Same", [], []]);
  });

  test("need a choice only for a field that both changed", () => {
    const { conflicts, takenOver, form } = merge(
      { title: "Theirs", lead: "Theirs" },
      { title: "Mine" },
    );

    assert.deepEqual([conflicts, takenOver], [["title"], ["lead"]]);
    assert.deepEqual([form.title, form.lead], ["Mine", "Theirs"]);
  });

  test("are merged by part of a component, and of a section", () => {
    const { form, conflicts } = merge(
      {
        hero: { ...saved.hero, heading: "Theirs" },
        sections: [{ ...quote, words: "Theirs" }, cards],
      },
      { hero: { ...saved.hero, note: "Mine" }, sections: [{ ...quote, by: "Mine" }, cards] },
    );

    assert.deepEqual(conflicts, []);
    assert.deepEqual(form.hero, { id: 1, heading: "Theirs", note: "Mine" });
    assert.deepEqual(form.sections, [{ ...quote, words: "Theirs", by: "Mine" }, cards]);
  });

  test("keep a list of sections that only one of them changed", () => {
    const removed = { sections: [cards] };

    assert.deepEqual(merge({ title: "T" }, removed).form, { ...saved, title: "T", ...removed });
    assert.deepEqual(merge(removed, { title: "M" }).form, { ...saved, title: "M", ...removed });
  });

  test("need a choice for a list of sections that both changed", () => {
    const { conflicts } = merge(
      { sections: [cards] },
      { sections: [quote, { ...cards, title: "Mine" }] },
    );

    assert.deepEqual(conflicts, ["sections"]);
  });

  test("need a choice for a list that both shortened, and then changed apart", () => {
    const { conflicts } = merge(
      { sections: [{ ...cards, title: "Theirs" }] },
      { sections: [{ ...cards, title: "Mine" }] },
    );

    assert.deepEqual(conflicts, ["sections"]);
  });

  test("need a choice for a relation of the form: the saved version does not show its own", () => {
    const services = { connect: [{ id: 1, name: "Audits" }], disconnect: [] };

    assert.deepEqual(merge({ title: "Theirs" }, { services }).conflicts, ["services"]);
    assert.deepEqual(
      merge({ title: "Theirs" }, { sections: [...saved.sections, { title: "New", services }] })
        .conflicts,
      [],
    );
  });
});

describe("a text that two people changed", () => {
  const text = (theirs: string, mine: string, base = saved.text) => {
    const { form, conflicts } = merge({ text: theirs }, { text: mine }, { text: base });

    return conflicts.length > 0 ? "choose" : form.text;
  };

  test("is merged by paragraph", () => {
    assert.equal(
      text("One, theirs.\n\nTwo.\n\nThree.\n", "One.\n\nTwo.\n\nThree, mine.\n"),
      "One, theirs.\n\nTwo.\n\nThree, mine.\n",
    );
    assert.equal(
      text("One.\n\nThree.\n", "One.\n\nTwo.\n\nThree.\n\nMine.\n"),
      "One.\n\nThree.\n\nMine.\n",
    );
  });

  test("needs a choice where both changed a paragraph, or one changed what the other removed", () => {
    assert.equal(text("Theirs.\n\nTwo.\n\nThree.\n", "Mine.\n\nTwo.\n\nThree.\n"), "choose");
    assert.equal(text("One.\n\nTwo, theirs.\n\nThree.\n", "One.\n\nThree.\n"), "choose");
  });

  test("needs a choice if it has equal paragraphs, or link definitions", () => {
    assert.equal(text("One.\n\nTwo.\n\nOne.\n", "One, mine.\n", "One.\n"), "choose");
    assert.equal(
      text("One.\n\nTwo, theirs.\n", "One, mine.\n\nTwo.\n", "One.\n\nTwo.\n\n[a]: /b/\n"),
      "choose",
    );
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { differencesOf } from "../src/admin/editing/differences";
import { followForm, type Typed } from "../src/admin/editing/follow-form";
import { mergeFields } from "../src/admin/editing/merge";
import { createStoredChanges } from "../src/admin/editing/stored-changes";

describe("two versions of a form", () => {
  const base = {
    title: "A",
    text: "T",
    hero: { id: 1, heading: "H", note: null },
    points: [
      { id: 1, words: "One" },
      { id: 2, words: "Two" },
    ],
    cover: { documentId: "p1", id: 9, name: "one.jpg" },
  };

  test("are merged if they changed different fields", () => {
    const newest = { ...base, title: "B", points: [base.points[0], { id: 2, words: "Zwei" }] };
    const mine = {
      ...base,
      hero: { ...base.hero, heading: "My heading" },
      points: [{ id: 1, words: "My one" }, base.points[1]],
    };

    assert.deepEqual(mergeFields(base, newest, mine), {
      ...base,
      title: "B",
      hero: { id: 1, heading: "My heading", note: null },
      points: [
        { id: 1, words: "My one" },
        { id: 2, words: "Zwei" },
      ],
    });
  });

  test("keep the typed text if both changed a field", () => {
    const newest = { ...base, title: "B", cover: { documentId: "p2", id: 10, name: "two.jpg" } };
    const mine = { ...base, title: "C", cover: { documentId: "p3", id: 11, name: "three.jpg" } };

    assert.deepEqual(mergeFields(base, newest, mine), mine);
  });

  test("keep a component that another user removed as a new one", () => {
    const newest = { ...base, points: [base.points[0]] };
    const mine = { ...base, points: [base.points[0], { id: 2, words: "My two" }] };

    assert.deepEqual(mergeFields(base, newest, mine).points, [base.points[0], { words: "My two" }]);
  });

  test("are compared field by field, without generated fields", () => {
    const saved = { ...base, updatedAt: "1", tags: { count: 2 }, note: "" };
    const typed = {
      ...base,
      updatedAt: "2",
      title: "C",
      hero: { ...base.hero, note: "N", __temp_key__: "a0" },
      tags: { connect: [{ documentId: "t", label: "Tide" }], disconnect: [] },
    };

    assert.deepEqual(differencesOf(saved, typed), [
      { path: "title", one: "A", other: "C" },
      { path: "hero.note", one: "", other: "N" },
      { path: "tags", one: "", other: "+ Tide" },
    ]);
  });
});

describe("unsaved changes of a form", () => {
  const old = { title: "Old" };
  const mine = { title: "Mine" };
  const form = { values: old, initialValues: old, modified: false, isSubmitting: false };

  /** Follows a form through its states; `saves` is the number of successful saves. */
  const follow = (...states: (Partial<typeof form> & { saves?: number })[]) => {
    let typed: Typed = { saves: 0 };
    let put: object | undefined;
    for (const { saves = 0, ...state } of [{}, ...states]) {
      ({ typed, put } = { put: undefined, ...followForm(typed, { ...form, ...state }, saves) });
    }

    return { changes: typed.changes, put };
  };
  const typing = { values: mine, modified: true };
  const sending = { ...typing, isSubmitting: true };
  // During a save, Strapi shows the sent values as saved.
  const optimistic = { values: mine, initialValues: mine, isSubmitting: true };

  test("are detected, and dropped when reverted", () => {
    assert.deepEqual(follow(typing).changes, { base: old, mine });
    assert.equal(follow(typing, { values: { ...old } }).changes, undefined);
  });

  test("are dropped when saved", () => {
    const saved = { title: "Mine", id: 1 };

    assert.equal(
      follow(typing, sending, optimistic, { values: saved, initialValues: saved, saves: 1 })
        .changes,
      undefined,
    );
  });

  test("are dropped when saved, although Strapi shows the request's form meanwhile", () => {
    const parts = { title: "Mine", hero: { id: 1, note: "N" }, tags: { connect: [] } };
    // Requests have another format, and responses another order of fields.
    const sent = { hero: { note: "N", id: 1 }, title: "Mine", tags: [] };
    const saved = { tags: { connect: [] }, hero: { note: "N", id: 2 }, title: "Mine" };
    const { changes, put } = follow(
      { values: parts, modified: true },
      { values: parts, modified: true, isSubmitting: true },
      { values: sent, initialValues: sent, isSubmitting: true },
      { values: saved, initialValues: saved, saves: 1 },
    );

    assert.deepEqual([changes, put], [undefined, undefined]);
  });

  test("are restored if a save fails and Strapi shows the previous version", () => {
    const { changes, put } = follow(typing, sending, optimistic, { initialValues: { ...old } });

    assert.deepEqual(put, mine);
    assert.deepEqual(changes, { base: old, mine });
  });

  test("are restored if typed during a save", () => {
    const more = { title: "Mine, and more" };
    const { changes, put } = follow(
      typing,
      sending,
      optimistic,
      { ...optimistic, values: more, modified: true },
      { values: mine, initialValues: { ...mine }, saves: 1 },
    );

    assert.deepEqual(put, more);
    assert.deepEqual(changes, { base: mine, mine: more });
  });

  test("are merged into a version that Strapi loads", () => {
    const newer = { title: "Old", text: "New" };
    const { put } = follow(typing, { values: newer, initialValues: newer });

    assert.deepEqual(put, { title: "Mine", text: "New" });
  });
});

describe("stored unsaved text", () => {
  const fakeStorage = () => {
    const storage = Object.create({
      getItem: (name: string) => (storage as Record<string, string>)[name] ?? null,
      setItem: (name: string, text: string) => {
        (storage as Record<string, string>)[name] = text;
      },
      removeItem: (name: string) => {
        Reflect.deleteProperty(storage, name);
      },
    }) as Storage;

    return storage;
  };
  const changes = { at: 0, base: { title: "" }, mine: { title: "Mine" } };

  test("is stored until it is saved", () => {
    const stored = createStoredChanges(fakeStorage(), () => 0);
    stored.write("record", changes);
    assert.deepEqual(stored.read("record"), changes);
    stored.remove("record");
    assert.equal(stored.read("record"), undefined);
  });

  test("is deleted after thirty days, and other keys stay", () => {
    let now = 0;
    const storage = fakeStorage();
    storage.setItem("jwtToken", "theirs");
    const stored = createStoredChanges(storage, () => now);
    stored.write("record", changes);
    now = 31 * 24 * 60 * 60 * 1000;
    stored.removeExpired();

    assert.deepEqual(Object.keys(storage), ["jwtToken"]);
  });

  test("stays in the form if the browser cannot store it", () => {
    const storage = fakeStorage();
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };

    assert.doesNotThrow(() => createStoredChanges(storage).write("record", changes));
  });
});

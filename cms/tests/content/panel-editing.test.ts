import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { describeRestored } from "../../src/content/versions/panel/describe-restored";
import { describeUnpublished } from "../../src/preview/client-links/panel/describe-unpublished";
import { differencesOf } from "../../src/content/editing/panel/compare/differences";
import { createStoredChanges } from "../../src/content/editing/panel/stored-changes";
import { takeFields, takeParts } from "../../src/content/editing/panel/take-fields";
import { trackForm, type Tracking } from "../../src/content/editing/panel/track-form";
import {
  formVersion,
  shownForm,
  shownVersion,
} from "../../src/content/versions/panel/version-fields";
import { wordChanges } from "../../src/content/editing/panel/compare/word-changes";

const isJson = (path: string) => path.endsWith(".data");

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

  test("are compared field by field, without generated fields", () => {
    const saved = { ...base, updatedAt: "1", tags: { count: 2 }, note: "" };
    const typed = {
      ...base,
      updatedAt: "2",
      title: "C",
      hero: { ...base.hero, note: "N", __temp_key__: "a0" },
      tags: { connect: [{ documentId: "t", label: "Tide" }], disconnect: [] },
    };

    assert.deepEqual(differencesOf(saved, typed, isJson), [
      { field: "title", parts: [{ path: "title", texts: ["A", "C"] }], isDivisible: true },
      { field: "hero", parts: [{ path: "hero.note", texts: ["", "N"] }], isDivisible: true },
      { field: "tags", parts: [{ path: "tags", texts: ["", "+ Tide"] }], isDivisible: false },
    ]);
  });

  test("list the records of a relation one a line, because a title may have commas", () => {
    const connect = [
      { documentId: "m", title: "Munich, + Germany" },
      { documentId: "r", title: "Rome" },
    ];
    const typed = { ...base, tags: { connect, disconnect: [{ documentId: "t", label: "Tide" }] } };
    const [difference] = differencesOf({ ...base, tags: { count: 2 } }, typed, isJson);

    assert.deepEqual(difference?.parts[0]?.texts, ["", "+ Munich, + Germany\n+ Rome\n− Tide"]);
  });

  test("differ in every field that differs, also if its text or its name does not", () => {
    const changes: [string, unknown][] = [
      ["cover", { documentId: "p2", id: 10, name: "one.jpg" }],
      ["hero", { ...base.hero, status: "New" }],
      ["hero", null],
      ["hero", { ...base.hero, count: 3 }],
      ["points", [...base.points].reverse()],
      ["points", base.points.slice(0, 1)],
      ["text", ""],
    ];
    for (const [field, value] of changes) {
      const differences = differencesOf(base, { ...base, [field]: value }, isJson);
      assert.deepEqual(
        differences.map((difference) => difference.field),
        [field],
        JSON.stringify(value),
      );
    }
  });

  test("are combined as chosen, and never otherwise", () => {
    const newest = { ...base, title: "B", text: "S", points: [base.points[0]] };
    const mine = {
      ...base,
      title: "C",
      hero: { ...base.hero, heading: "My heading" },
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

  test("can be combined part by part where both have the same components", () => {
    const isDivisible = (other: object) =>
      differencesOf(base, { ...base, ...other }, isJson)[0]?.isDivisible;
    const [first, second] = base.points;

    assert.equal(isDivisible({ points: [first, { id: 5, words: "Three" }] }), true);
    assert.equal(isDivisible({ points: [first] }), false);
    assert.equal(isDivisible({ points: [first, second, { words: "Three" }] }), false);
    assert.equal(isDivisible({ hero: null }), false);
    assert.equal(isDivisible({ cover: { documentId: "p2", name: "two.jpg" } }), false);
    assert.deepEqual(
      takeParts(base, { points: [{ words: "Three" }, { words: "Four" }], title: "C" }, [
        { path: "points.1.words" },
        { path: "text", text: "Both" },
        { path: "title" },
      ]),
      { ...base, points: [first, { id: 2, words: "Four" }], text: "Both", title: "C" },
    );
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
    assert.deepEqual(takeParts(saved, typed, [{ path: "seo.data" }]), {
      seo: { ...saved.seo, data: typed.seo.data },
    });
    assert.deepEqual(
      differencesOf({ data: null }, { data: "" }, () => true),
      [],
    );
    assert.equal(differencesOf({ data: "{" }, { data: [1] }, () => true).length, 1);
  });

  test("show a component without texts, and another file of the same name", () => {
    const [section] = differencesOf({ zone: [] }, { zone: [{ __component: "a.b" }] }, isJson);
    const [file] = differencesOf(
      base,
      { ...base, cover: { documentId: "p9", name: "one.jpg" } },
      isJson,
    );

    assert.deepEqual(section?.parts, [{ path: "zone.0", texts: ["", "(no text)"] }]);
    assert.deepEqual(file?.parts, [
      { path: "cover", texts: ["one.jpg", "one.jpg"], isAnother: true },
    ]);
  });

  test("keep a component that another user removed as a new one", () => {
    const newest = { ...base, points: [base.points[0]] };
    const mine = { ...base, points: [{ id: 2, words: "My two" }, base.points[0]] };

    assert.deepEqual(takeFields(newest, mine, ["points"]).points, [
      { words: "My two" },
      base.points[0],
    ]);
  });
});

describe("unsaved changes of a form", () => {
  const old = { title: "Old" };
  const mine = { title: "Mine" };
  const form = { values: old, initialValues: old, modified: false, isSubmitting: false };

  /** Tracks a form through its states; `saves` is the number of successful saves. */
  const track = (...states: (Partial<typeof form> & { saves?: number })[]) => {
    let tracking: Tracking = { saves: 0 };
    let put: object | undefined;
    for (const { saves = 0, ...state } of [{}, ...states]) {
      ({ tracking, put } = {
        put: undefined,
        ...trackForm(tracking, { ...form, ...state }, saves),
      });
    }

    return { changes: tracking.changes, put };
  };
  const typing = { values: mine, modified: true };
  const sending = { ...typing, isSubmitting: true };
  // During a save, Strapi shows the sent values as saved.
  const optimistic = { values: mine, initialValues: mine, isSubmitting: true };

  test("are detected, and dropped when reverted", () => {
    assert.deepEqual(track(typing).changes, { base: old, mine });
    assert.equal(track(typing, { values: { ...old } }).changes, undefined);
  });

  test("are dropped when saved", () => {
    const saved = { title: "Mine", id: 1 };

    assert.equal(
      track(typing, sending, optimistic, { values: saved, initialValues: saved, saves: 1 }).changes,
      undefined,
    );
  });

  test("are dropped when saved, although Strapi shows the request's form meanwhile", () => {
    const parts = { title: "Mine", hero: { id: 1, note: "N" }, tags: { connect: [] } };
    // Requests have another format, and responses another order of fields.
    const sent = { hero: { note: "N", id: 1 }, title: "Mine", tags: [] };
    const saved = { tags: { connect: [] }, hero: { note: "N", id: 2 }, title: "Mine" };
    const { changes, put } = track(
      { values: parts, modified: true },
      { values: parts, modified: true, isSubmitting: true },
      { values: sent, initialValues: sent, isSubmitting: true },
      { values: saved, initialValues: saved, saves: 1 },
    );

    assert.deepEqual([changes, put], [undefined, undefined]);
  });

  test("are restored if a save fails and Strapi shows the previous version", () => {
    const { changes, put } = track(typing, sending, optimistic, { initialValues: { ...old } });

    assert.deepEqual(put, mine);
    assert.deepEqual(changes, { base: old, mine });
  });

  test("are restored if typed during a save", () => {
    const more = { title: "Mine, and more" };
    const { changes, put } = track(
      typing,
      sending,
      optimistic,
      { ...optimistic, values: more, modified: true },
      { values: mine, initialValues: { ...mine }, saves: 1 },
    );

    assert.deepEqual(put, more);
    assert.deepEqual(changes, { base: mine, mine: more });
  });

  test("stay in the form when Strapi loads another version, whose other fields are shown", () => {
    const newer = { title: "Old", text: "New" };
    const { put } = track(typing, { values: newer, initialValues: newer });

    assert.deepEqual(put, { title: "Mine", text: "New" });
  });
});

describe("stored unsaved changes", () => {
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
  const changes = {
    at: 0,
    mine: { title: "Mine" },
    chosen: { taken: [{ path: "title" }], chosenFor: "1" },
  };

  test("are stored until they are saved", () => {
    const stored = createStoredChanges(fakeStorage(), () => 0);
    stored.write("record", changes);
    assert.deepEqual(stored.read("record"), changes);
    stored.remove("record");
    assert.equal(stored.read("record"), undefined);
  });

  test("are deleted after thirty days, and other keys stay", () => {
    let now = 0;
    const storage = fakeStorage();
    storage.setItem("jwtToken", "theirs");
    const stored = createStoredChanges(storage, () => now);
    stored.write("record", changes);
    now = 31 * 24 * 60 * 60 * 1000;
    stored.removeExpired();

    assert.deepEqual(Object.keys(storage), ["jwtToken"]);
  });

  test("stay in the form if the browser cannot store them", () => {
    const storage = fakeStorage();
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };

    assert.doesNotThrow(() => createStoredChanges(storage).write("record", changes));
  });
});

describe("an earlier version", () => {
  const cover = { id: 4, documentId: "f1", name: "one.jpg" };
  const tide = { id: 7, documentId: "t", title: "Tide" };
  const sand = { id: 8, documentId: "s", title: "Sand" };
  const gone = { documentId: "g", title: "Gone" };
  const version = {
    title: "Old",
    cover,
    tag: { records: [tide] },
    zone: [{ __component: "sections.tags", __temp_key__: "c000", tags: { records: [gone, tide] } }],
    files: [{ documentId: "f0", name: "lost.jpg" }, cover],
  };
  const draft = {
    title: "Saved",
    cover: null,
    tag: { records: [sand] },
    zone: [{ id: 3, __component: "sections.tags", tags: { records: [sand, tide] } }],
    files: [],
  };
  const untouched = { connect: [], disconnect: [] };
  const values = {
    title: "Typed",
    tag: untouched,
    zone: [{ id: 3, __component: "sections.tags", __temp_key__: "a0", tags: untouched }],
    files: [],
    publishAt: "2099-01-01",
  };

  test("is compared with the form, whose relations are those saved and those changed", () => {
    const before = shownForm(values, draft, Object.keys(version));

    const differences = differencesOf(before, shownVersion(version), isJson);
    assert.deepEqual(
      differences.map(({ field, parts }) => ({ field, parts })),
      [
        { field: "title", parts: [{ path: "title", texts: ["Typed", "Old"] }] },
        { field: "cover", parts: [{ path: "cover", texts: ["", "one.jpg"] }] },
        { field: "tag", parts: [{ path: "tag.0", texts: ["Sand", "Tide"] }] },
        {
          field: "zone",
          parts: [{ path: "zone.0.tags.0", texts: ["Sand", "Gone (no longer exists)"] }],
        },
        {
          field: "files",
          parts: [
            { path: "files.0", texts: ["", "lost.jpg (no longer exists)"] },
            { path: "files.1", texts: ["", "one.jpg"] },
          ],
        },
      ],
    );
    assert.deepEqual(
      differences.filter(({ isDivisible }) => isDivisible).map(({ field }) => field),
      ["title"],
    );
    const changed = {
      tag: {
        connect: [{ id: 7, label: "Tide", apiData: { id: 7, documentId: "t" } }],
        disconnect: [{ id: 8, apiData: { id: 8, documentId: "s" } }],
      },
    };
    assert.deepEqual(shownForm(changed, draft, ["tag"]), shownVersion({ tag: version.tag }));
  });

  test("is taken into the form field by field, without what no longer exists", () => {
    const taken = takeFields(values, formVersion(version, draft), [
      "tag",
      "zone",
      "cover",
      "files",
    ]);
    const item = ({ id, documentId, title }: typeof tide, key: string) => ({
      id,
      documentId,
      label: title,
      apiData: { id, documentId, isTemporary: true },
      __temp_key__: key,
    });

    assert.deepEqual(taken, {
      ...values,
      cover,
      tag: { connect: [item(tide, "c000")], disconnect: [item(sand, "c000")] },
      zone: [
        {
          __component: "sections.tags",
          __temp_key__: "c000",
          tags: { connect: [item(tide, "c001")], disconnect: [] },
        },
      ],
      files: [cover],
    });
    assert.deepEqual(formVersion({ tag: draft.tag }, draft), { tag: untouched });
    assert.deepEqual(formVersion({ cover: { documentId: "f0", name: "x" } }, {}), { cover: null });
  });

  test("shows changes of words", () => {
    assert.deepEqual(wordChanges(["A quiet day", "A loud day"]), [
      { words: "A ", kind: "same" },
      { words: "quiet", kind: "removed" },
      { words: "loud", kind: "added" },
      { words: " day", kind: "same" },
    ]);
    assert.deepEqual(wordChanges(["A quiet day", "Another thing at night"]), [
      { words: "A quiet day", kind: "removed" },
      { words: " ", kind: "same" },
      { words: "Another thing at night", kind: "added" },
    ]);
  });
});

test("what a link for a client does not show is named", () => {
  assert.equal(
    describeUnpublished(["Quote"]),
    "Clients do not see “Quote”, nor a section made for it: it is not published.",
  );
  assert.equal(
    describeUnpublished(["Quote", "Ada"]),
    "Clients do not see “Quote” and “Ada”, nor a section made for them: they are not published.",
  );
});

test("a record that was brought back is described, with what is missing", () => {
  assert.equal(
    describeRestored({ leftOut: [], address: null }),
    "The record is back as a draft. Publish it to show it on the website.",
  );
  assert.match(
    describeRestored({ leftOut: ["Tide", "one.jpg"], address: null }),
    /without Tide and one\.jpg\. Check/,
  );
  const address = "A redirect leads from /a/ to /b/: choose another address.";
  assert.equal(
    describeRestored({ leftOut: [], address }),
    `The record is back as a draft. ${address}`,
  );
  assert.match(
    describeRestored({ leftOut: ["Tide"], address }),
    /without Tide\. Check these before you publish it\. A redirect leads/,
  );
});

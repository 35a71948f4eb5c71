import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { trackForm, type Tracking } from "./track-form";

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

  test("are restored if a save has failed before Strapi shows the previous version", () => {
    const failed = { ...optimistic, isSubmitting: false };
    const { changes, put } = track(
      typing,
      sending,
      optimistic,
      failed,
      {
        ...failed,
        initialValues: { ...mine },
      },
      { initialValues: { ...old } },
    );

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

  test("are merged with another user's save, and count from then on from that", () => {
    const [base, theirs] = [
      { title: "Old", text: "Old" },
      { title: "Old", text: "Theirs" },
    ];
    const typed = { ...base, title: "Mine" };
    const first = { ...form, values: base, initialValues: base };
    const { tracking } = trackForm({ saves: 0 }, first, 0);
    const typing = trackForm(tracking, { ...first, values: typed, modified: true }, 0);
    const merged: object[] = [];
    const step = trackForm(
      typing.tracking,
      { ...first, values: theirs, initialValues: theirs },
      0,
      (versions) => {
        merged.push(versions);

        return { title: "Merged", text: "Merged" };
      },
    );

    assert.deepEqual(merged, [{ base, theirs, mine: typed }]);
    assert.deepEqual(step.put, { title: "Merged", text: "Merged" });
    assert.deepEqual(step.tracking.changes, { base: theirs, mine: step.put });
  });

  test("stay in the form when Strapi loads another version, whose other fields are shown", () => {
    const newer = { title: "Old", text: "New" };
    const { put } = track(typing, { values: newer, initialValues: newer });

    assert.deepEqual(put, { title: "Mine", text: "New" });
  });
});

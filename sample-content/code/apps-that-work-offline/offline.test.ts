import assert from "node:assert/strict";
import { test } from "node:test";

import { flush } from "./changes.ts";
import { merge } from "./merge.ts";

const base = { status: "open", note: "", hours: 2, photo: null };

// #region test
test("two people changed different fields: both edits are kept", () => {
  const technician = { ...base, hours: 3, note: "Valve replaced" };
  const office = { ...base, status: "billed" };

  assert.deepEqual(merge(base, technician, office), {
    merged: { status: "billed", note: "Valve replaced", hours: 3, photo: null },
    conflicts: [],
  });
});
// #endregion

test("two people changed one field: theirs is kept, and the field is named", () => {
  const { merged, conflicts } = merge(base, { ...base, hours: 3 }, { ...base, hours: 4 });

  assert.deepEqual([merged.hours, conflicts], [4, ["hours"]]);
});

test("the same change twice is no conflict", () => {
  const { conflicts } = merge(base, { ...base, hours: 3 }, { ...base, hours: 3 });

  assert.deepEqual(conflicts, []);
});

/** Pairs of edits that each change two of eight fields, at random but the same in every run. */
const edits = (count: number) => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;

    return state % below;
  };
  const twoFields = () => {
    const first = random(8);

    return [first, (first + 1 + random(7)) % 8];
  };

  return Array.from({ length: count }, () => [twoFields(), twoFields()] as const);
};

test("of 1,000 pairs of edits, how many lose something", () => {
  const blank = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [n, "as before"]));
  const edit = (fields: number[], by: string) => ({
    ...blank,
    ...Object.fromEntries(fields.map((field) => [field, by])),
  });
  const asked = edits(1000).filter(
    ([one, other]) => merge(blank, edit(one, "one"), edit(other, "other")).conflicts.length > 0,
  );

  assert.equal(asked.length, 453);
});

const change = (id: string, record = "job-1") => ({ id, record, seen: 1, fields: {} });

test("keeps what was not sent, in its order, when the network goes away", async () => {
  const waiting = [change("a"), change("b", "job-2"), change("c")];
  const { left } = await flush(waiting, async ({ id }) => (id === "b" ? "offline" : "done"));

  assert.deepEqual(
    left.map(({ id }) => id),
    ["b", "c"],
  );
});

test("holds back later changes of a record that has a conflict, and sends the others", async () => {
  const sent: string[] = [];
  const { conflicts, left } = await flush(
    [change("a"), change("b", "job-2"), change("c")],
    async ({ id }) => {
      sent.push(id);

      return id === "a" ? "conflict" : "done";
    },
  );

  assert.deepEqual(sent, ["a", "b"]);
  assert.deepEqual(
    conflicts.map(({ id }) => id),
    ["a", "c"],
  );
  assert.deepEqual(left, []);
});

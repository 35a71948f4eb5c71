import assert from "node:assert/strict";
import { test } from "node:test";

import { createUndoStore, redo, undo } from "./undo";

/** A store whose clock the test sets. */
const setUp = () => {
  let now = 0;
  const store = createUndoStore(() => now);
  store.start({ title: "", sections: [1, 2] });

  return {
    store,
    /** Changes the form after some milliseconds. */
    change: (values: object, after = 5_000) => {
      now += after;
      store.record(values as Record<string, unknown>);
    },
  };
};

test("undoes and redoes each change", () => {
  const { store, change } = setUp();
  change({ title: "", sections: [2, 1] });
  change({ title: "", sections: [2] });

  assert.deepEqual(store.step(undo), { title: "", sections: [2, 1] });
  assert.deepEqual(store.step(undo), { title: "", sections: [1, 2] });
  assert.equal(store.step(undo), undefined);
  assert.deepEqual(store.step(redo), { title: "", sections: [2, 1] });
  assert.deepEqual(store.step(redo), { title: "", sections: [2] });
  assert.equal(store.step(redo), undefined);
});

test("undoes letters that are typed without a pause together, but not a section with them", () => {
  const { store, change } = setUp();
  for (const title of ["A", "An", "And"]) change({ title, sections: [1, 2] }, 200);
  change({ title: "And", sections: [1] }, 200);
  change({ title: "And t", sections: [1] }, 2_000);

  assert.deepEqual(store.step(undo), { title: "And", sections: [1] });
  assert.deepEqual(store.step(undo), { title: "And", sections: [1, 2] });
  assert.deepEqual(store.step(undo), { title: "", sections: [1, 2] });
});

test("undoes letters that are typed into a part of a section together", () => {
  const { store, change } = setUp();
  const state = (title: string) => ({
    title: "",
    sections: [{ cards: [{ title }, { title: "B" }] }],
  });
  change(state(""));
  for (const title of ["A", "An", "And"]) change(state(title), 200);

  assert.deepEqual(store.step(undo), state(""));
});

test("undoes what is typed into two fields one after the other", () => {
  const { store, change } = setUp();
  for (const title of ["A", "An", "And"]) change({ title, sections: [{ text: null }] }, 200);
  for (const text of ["O", "Or"]) change({ title: "And", sections: [{ text }] }, 200);

  assert.deepEqual(store.step(undo), { title: "And", sections: [{ text: null }] });
});

test("a change after an undo ends what can be redone", () => {
  const { store, change } = setUp();
  change({ title: "One", sections: [1, 2] });
  const before = store.step(undo) ?? {};
  change(before);
  assert.deepEqual(store.get().future.length, 1, "the form shows what was undone");
  change({ title: "Two", sections: [1, 2] });

  assert.equal(store.step(redo), undefined);
});

test("a save starts again, and the same values in another object are no change", () => {
  const { store, change } = setUp();
  change({ sections: [1, 2], title: "" });
  assert.equal(store.get().past.length, 0);
  change({ title: "One", sections: [1, 2] });
  store.start({ title: "One", sections: [1, 2] });

  assert.equal(store.step(undo), undefined);
});

test("keeps the newest hundred states", () => {
  const { store, change } = setUp();
  for (let number = 0; number < 150; number += 1) change({ title: "", sections: [number] });
  let steps = 0;
  while (store.step(undo)) steps += 1;

  assert.equal(steps, 100);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createStoredChanges } from "./stored-changes";

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
    mine: { title: "Mine" },
    chosen: { taken: [{ path: "title" }], chosenFor: "1" },
  };

  test("are stored until they are saved", () => {
    const stored = createStoredChanges(fakeStorage(), () => 5);
    stored.write("record", [], changes);
    assert.deepEqual(stored.read("record"), [{ ...changes, at: 5 }]);
    stored.write("record", []);
    assert.deepEqual(stored.read("record"), []);
  });

  test("of an earlier visit stay beside those of this one, and after they are saved", () => {
    let now = 1;
    const stored = createStoredChanges(fakeStorage(), () => now);
    stored.write("record", [], { mine: { title: "Before the crash" } });
    const earlier = stored.read("record");
    now = 2;
    stored.write("record", earlier, { mine: { title: "After it" } });
    assert.deepEqual(
      stored.read("record").map(({ at, mine }) => [at, mine.title]),
      [
        [1, "Before the crash"],
        [2, "After it"],
      ],
    );
    stored.write("record", earlier);
    assert.deepEqual(stored.read("record"), earlier);
  });

  test("are deleted after thirty days, and other keys stay", () => {
    let now = 0;
    const storage = fakeStorage();
    storage.setItem("jwtToken", "theirs");
    const stored = createStoredChanges(storage, () => now);
    stored.write("record", [], changes);
    now = 31 * 24 * 60 * 60 * 1000;
    stored.removeExpired();

    assert.deepEqual(Object.keys(storage), ["jwtToken"]);
  });

  test("stay in the form if the browser cannot store them", () => {
    const storage = fakeStorage();
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };

    assert.doesNotThrow(() => createStoredChanges(storage).write("record", [], changes));
  });
});

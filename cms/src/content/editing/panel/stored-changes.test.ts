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

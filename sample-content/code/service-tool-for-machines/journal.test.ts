import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";

import { append, recover, type Entry } from "./journal.ts";

const folder = mkdtempSync(join(tmpdir(), "journal-"));
const file = join(folder, "log");
const entryOf = (value: number): Entry => ({
  time: "2026-03-02T09:15:00Z",
  person: "Technician 4",
  parameter: "Düse 2, Temperatur",
  value,
});

beforeEach(() => rmSync(file, { force: true }));
after(() => rmSync(folder, { recursive: true }));

// #region test
test("a battery that is pulled at any byte costs the last entry at most", () => {
  append(file, entryOf(1));
  append(file, entryOf(2));
  const start = statSync(file).size;
  append(file, entryOf(3));
  const whole = readFileSync(file);

  for (let size = start; size < whole.length; size++) {
    writeFileSync(file, whole.subarray(0, size));
    assert.deepEqual(recover(file), [entryOf(1), entryOf(2)]);
    append(file, entryOf(4));
    assert.deepEqual(recover(file), [entryOf(1), entryOf(2), entryOf(4)]);
  }
});
// #endregion

test("a log that somebody edited is noticed, and says where", () => {
  append(file, entryOf(1));
  append(file, entryOf(2));
  writeFileSync(file, readFileSync(file, "utf8").replace('"value":1', '"value":9'));

  assert.throws(() => recover(file), /Line 1 was changed/);
});

test("an empty log has no entries", () => {
  append(file, entryOf(1));
  truncateSync(file);

  assert.deepEqual(recover(file), []);
});

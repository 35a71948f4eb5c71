import assert from "node:assert/strict";
import { test } from "node:test";

import { compare } from "./compare.ts";

// #region test
test("an export may differ where the owner has signed, and nowhere else", () => {
  const old = Buffer.from("CL 000817 2014-03-02 M\xfcller   0042.50\r\n", "latin1");
  const made = (line: string) => Buffer.from(`${line}\r\n`, "latin1");
  const signed = [{ from: 10, to: 19, reason: "The day of repair, not of entry" }];

  assert.deepEqual(compare(old, made("CL 000817 2014-03-05 M\xfcller   0042.50"), signed), []);
  assert.deepEqual(compare(old, made("CL 000817 2014-03-02 Mueller  0042.50"), signed), [
    { line: 1, from: 22, to: 27, old: "\xfcller ", made: "ueller" },
  ]);
});
// #endregion

test("a missing line, a missing line end and another byte are each seen", () => {
  const old = Buffer.from("one\r\ntwo\r\n");

  assert.equal(compare(old, Buffer.from("one\r\n"), []).length, 1);
  assert.equal(compare(old, Buffer.from("one\r\ntwo\n"), []).length, 1);
  assert.equal(compare(old, Buffer.from("one\r\nt\xe9wo\r\n", "latin1"), []).length, 1);
  assert.deepEqual(compare(old, Buffer.from("one\r\ntwo\r\n"), []), []);
});

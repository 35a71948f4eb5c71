import { isRecord } from "./is-record";

it.each([[{}], [{ a: 1 }], [Object.create(null)]])("%j is a record", (value) => {
  expect(isRecord(value)).toBe(true);
});

it.each([[null], [undefined], [[]], [[{ a: 1 }]], ["text"], [7], [() => undefined]])(
  "%p is not a record",
  (value) => {
    expect(isRecord(value)).toBe(false);
  },
);

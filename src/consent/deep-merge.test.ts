import deepMerge from "./deep-merge";

describe("deepMerge", () => {
  it("merges plain objects into the first, at any depth", () => {
    const target = { a: { b: 1, c: 2 }, d: 3 };

    expect(deepMerge(target, { a: { c: 4 } }, { e: { f: 5 } })).toBe(target);
    expect(target).toEqual({ a: { b: 1, c: 4 }, d: 3, e: { f: 5 } });
  });

  it("keeps a value that is undefined in a source", () => {
    expect(deepMerge({ a: 1 }, { a: undefined }, undefined)).toEqual({ a: 1 });
  });

  it("does not change the sources", () => {
    const source = { a: { b: 1 } };
    deepMerge({}, source, { a: { b: 2 } });

    expect(source).toEqual({ a: { b: 1 } });
  });

  it("does not pollute Object.prototype", () => {
    deepMerge({}, JSON.parse('{"__proto__":{"polluted":true}}'));

    expect({}).not.toHaveProperty("polluted");
  });
});

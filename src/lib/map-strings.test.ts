import { mapStrings } from "./map-strings";

describe("mapStrings", () => {
  it("changes only strings, at any depth", () => {
    const value = { a: "x", b: [{ c: "y", d: 1, e: null }], f: true, g: undefined };

    expect(mapStrings(value, (text) => text.toUpperCase())).toEqual({
      a: "X",
      b: [{ c: "Y", d: 1, e: null }],
      f: true,
      g: undefined,
    });
  });

  it("leaves the original unchanged", () => {
    const value = Object.freeze({ a: Object.freeze(["x"]) });

    expect(mapStrings(value, () => "changed")).toEqual({ a: ["changed"] });
    expect(value.a).toEqual(["x"]);
  });
});

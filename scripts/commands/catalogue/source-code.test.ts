import { appendObject, removeKeys, removeObjects, removeTexts } from "./source-code";

const list = `
/** Things. */
export const things = [
  // The first.
  { slug: "a", beside: ["b", "c"] },
  { slug: "b", beside: [] },
  { slug: "c", beside: ["a"] }
] as const satisfies readonly Thing[];
`;

it("removes entries with their comments, at either end of a list", () => {
  expect(removeObjects(list, ["a", "c"]).replace(/\s+/g, " ")).toBe(
    ' /** Things. */ export const things = [ { slug: "b", beside: [] }, ] as const satisfies readonly Thing[]; ',
  );
});

it("keeps objects that only contain such a text", () => {
  const text = 'const all = [{ slug: "b", parts: [{ slug: "a", of: "b" }] }];';

  expect(removeObjects(text, ["a"])).toBe('const all = [{ slug: "b", parts: [] }];');
});

it("removes texts from the lists of one property only", () => {
  const text = 'const all = [{ beside: ["a", "b"], groups: ["b"] }];';

  expect(removeTexts(text, "beside", ["b"])).toBe(
    'const all = [{ beside: ["a",], groups: ["b"] }];',
  );
});

it("removes keys of a variable, but not those within its values", () => {
  const text = 'const one = { a: { a: 1 }, "b-c": { a: 2 } } satisfies All; const two = { a: 3 };';

  expect(removeKeys(text, ["a"], "one")).toBe(
    'const one = { "b-c": { a: 2 } } satisfies All; const two = { a: 3 };',
  );
  expect(removeKeys(text, ["a", "b-c"]).replace(/\s+/g, " ")).toBe(
    "const one = { } satisfies All; const two = { };",
  );
});

it("appends an entry to a list, also to an empty one", () => {
  expect(appendObject('const a = [{ slug: "a" }] as const;', "a", '{"slug":"b"}')).toBe(
    'const a = [{ slug: "a" },{"slug":"b"},] as const;',
  );
  expect(appendObject("const a = [];", "a", '{"slug":"b"}')).toBe('const a = [{"slug":"b"},];');
});

import { findZoneItem, omitZoneItems } from "./zone-items";

const items = [
  { __typename: "CARDS", title: "First" },
  { __typename: "MAIN", title: "Second" },
  { __typename: "CARDS", title: "Third" },
] as const;

it("finds the first item of a type", () => {
  expect(findZoneItem(items, "CARDS")?.title).toBe("First");
  expect(findZoneItem(items, "MAIN")?.title).toBe("Second");
  expect(findZoneItem([items[1]] as readonly (typeof items)[number][], "CARDS")).toBeUndefined();
});

it("removes all items of a type and keeps the order of the others", () => {
  expect(omitZoneItems(items, "MAIN").map(({ title }) => title)).toEqual(["First", "Third"]);
  expect(omitZoneItems(items, "CARDS").map(({ title }) => title)).toEqual(["Second"]);
});

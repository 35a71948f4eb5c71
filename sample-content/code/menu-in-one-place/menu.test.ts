import assert from "node:assert/strict";
import { test } from "node:test";

import { cafesThatDiffer, menuOf, type Dish } from "./menu.ts";

const cafes = Array.from({ length: 14 }, (_, index) => `Café ${index + 1}`);

// #region test
test("an allergen counts with two signatures, and without them nothing says none", () => {
  const dish = (list: string[], enteredBy: string, approvedBy?: string): Dish => ({
    name: "Plum cake",
    cents: 420,
    cafes: ["Harbor"],
    allergens: approvedBy ? { list, enteredBy, approvedBy } : { list, enteredBy },
  });
  const line = (one: Dish) => menuOf("Harbor", [one])[0];

  assert.equal(line(dish(["egg", "wheat"], "Ana", "Joe")), "Plum cake, 4.20. Contains egg, wheat.");
  assert.equal(line(dish([], "Ana", "Joe")), "Plum cake, 4.20. No allergens.");
  assert.equal(line(dish([], "Ana")), "Plum cake, 4.20. Please ask us.");
  assert.equal(line(dish([], "Ana", "Ana")), "Plum cake, 4.20. Please ask us.");
});
// #endregion

test("after a price changes, every website that shows the old one is named", () => {
  const before: Dish[] = [{ name: "Espresso", cents: 250, cafes }];
  const after: Dish[] = [{ name: "Espresso", cents: 270, cafes }];
  const shown = new Map(
    cafes.map((cafe, index) => [cafe, menuOf(cafe, index < 11 ? after : before)]),
  );

  assert.deepEqual(cafesThatDiffer(shown, after), ["Café 12", "Café 13", "Café 14"]);
});

test("a café shows its own dishes only", () => {
  assert.deepEqual(menuOf("Harbor", [{ name: "Soup", cents: 600, cafes: ["Mill"] }]), []);
});

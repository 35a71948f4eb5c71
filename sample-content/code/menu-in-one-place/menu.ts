// #region menu
type Allergens = { list: string[]; enteredBy: string; approvedBy?: string };
export type Dish = { name: string; cents: number; cafes: string[]; allergens?: Allergens };

/** What guests read of allergens. Without two signatures it never says "none". */
function allergensOf({ allergens }: Dish): string {
  if (!allergens?.approvedBy || allergens.approvedBy === allergens.enteredBy) {
    return "Please ask us";
  }
  return allergens.list.length > 0 ? `Contains ${allergens.list.join(", ")}` : "No allergens";
}

/** The lines of one café's menu, as its website shows them. */
export function menuOf(cafe: string, dishes: readonly Dish[]): string[] {
  return dishes
    .filter(({ cafes }) => cafes.includes(cafe))
    .map((dish) => `${dish.name}, ${(dish.cents / 100).toFixed(2)}. ${allergensOf(dish)}.`);
}

/** The cafés whose website shows another menu than the records say. */
export function cafesThatDiffer(shown: ReadonlyMap<string, string[]>, dishes: readonly Dish[]) {
  return [...shown]
    .filter(([cafe, lines]) => lines.join("\n") !== menuOf(cafe, dishes).join("\n"))
    .map(([cafe]) => cafe);
}
// #endregion

import { pageTitle } from "./page-title";

it("adds the agency's name to a title that leaves room for it", () => {
  expect(pageTitle("Odoo upgrades", "Tidemark")).toBe("Odoo upgrades · Tidemark");
  expect(pageTitle("x".repeat(49), "Tidemark")).toBe(`${"x".repeat(49)} · Tidemark`);
  expect(pageTitle("x".repeat(50), "Tidemark")).toBe("x".repeat(50));
});

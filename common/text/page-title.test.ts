import { pageTitle } from "./page-title";

it("adds the agency's name to a title that leaves room for it", () => {
  expect(pageTitle("Odoo upgrades", "Acme Web")).toBe("Odoo upgrades · Acme Web");
  expect(pageTitle("x".repeat(49), "Acme Web")).toBe(`${"x".repeat(49)} · Acme Web`);
  expect(pageTitle("x".repeat(50), "Acme Web")).toBe("x".repeat(50));
});

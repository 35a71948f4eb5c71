import { filtersWithCounts } from "./project-filters";

it("links to the filters that have case studies, and to no others", () => {
  expect(filtersWithCounts("technology", [{ fieldValue: "odoo", totalCount: 2 }])).toEqual([
    { name: "Odoo", path: "/portfolio/technology/odoo/", count: 2 },
  ]);
});

import { isAfterFirstPage, isFilteredList, isListPage } from "./paths";

it.each([
  ["/blog/category/delivery/", true],
  ["/blog/category/delivery/page/2/", true],
  ["/portfolio/service/odoo/", true],
  // An article and case studies with these slugs.
  ["/blog/category/", false],
  ["/portfolio/service/", false],
  ["/portfolio/industry/", false],
  ["/portfolio/technology/", false],
])("isFilteredList(%s) is %s", (path, filtered) => {
  expect(isFilteredList(path)).toBe(filtered);
});

it.each([
  ["/blog/page/2/", true],
  ["/portfolio/service/odoo/page/12/", true],
  ["/blog/", false],
  // A page with this slug.
  ["/offers/page/2/", false],
])("isAfterFirstPage(%s) is %s", (path, after) => {
  expect(isAfterFirstPage(path)).toBe(after);
});

it.each([
  ["/portfolio/service/odoo/", true],
  ["/blog/category/delivery/page/2/", true],
  ["/portfolio/service/", false],
  ["/offers/page/2/", false],
])("isListPage(%s) is %s", (path, list) => {
  expect(isListPage(path)).toBe(list);
});

import { menuGroupAt } from "./menu-group-at";

it.each([
  ["/services/odoo/", "services"],
  ["/industry/fintech", "industry"],
  ["/hire/hire-flutter-developer/", "hire"],
  ["/about-us/", undefined],
  ["/", undefined],
])("the page %s is in the group %s", (path, group) => {
  expect(menuGroupAt(path)).toBe(group);
});

import { groupOf } from "./group-of";

it.each([
  ["/services/odoo/", "services"],
  ["/industry/fintech", "industry"],
  ["/hire/hire-flutter-developer/", "hire"],
  ["/about-us/", undefined],
  ["/", undefined],
])("the page %s is in the group %s", (path, group) => {
  expect(groupOf(path)).toBe(group);
});

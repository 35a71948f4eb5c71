import { menuGroupAt } from "./menu-group-at";

const items = [
  { name: "Home", path: "/" },
  { name: "What we do", group: "services" as const },
  { name: "Industry", group: "industry" as const },
  { name: "Hire Us", group: "hire" as const },
  { name: "Offers", links: [{ name: "Spring offer", path: "/spring-offer/" }] },
];

it.each([
  ["/services/odoo/", 1],
  ["/industry/fintech", 2],
  ["/hire/hire-flutter-developer/", 3],
  ["/spring-offer", 4],
  ["/about-us/", -1],
  ["/", -1],
])("the page %s is in the group at %d", (path, group) => {
  expect(menuGroupAt(items, path)).toBe(group);
});

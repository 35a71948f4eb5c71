import { menuGroupAt } from "./menu-group-at";

const items = [
  { name: "Home", path: "/" },
  { name: "What we do", group: "services" as const },
  { name: "Industry", group: "industry" as const },
  { name: "Hire Us", group: "hire" as const },
  { name: "Offers", links: [{ name: "Spring offer", path: "/spring-offer/" }] },
];

it.each([
  ["/services/odoo/", "What we do"],
  ["/industry/fintech", "Industry"],
  ["/hire/hire-flutter-developer/", "Hire Us"],
  ["/spring-offer", "Offers"],
  ["/about-us/", undefined],
  ["/", undefined],
])("the page %s is in the group %s", (path, group) => {
  expect(menuGroupAt(items, path)).toBe(group);
});

import { toColumns, toLinks, toMenuItems } from "./navigation";

const link = (fields: Partial<Queries.NavigationLinkFragment>) => ({
  label: "Words",
  place: null,
  page: null,
  address: null,
  ...fields,
});
const item = (name: string, fields: object) =>
  ({ __typename: `STRAPI__COMPONENT_NAVIGATION_${name}`, ...fields }) as never;

it.each([
  ["a page of the site", { place: "/about-us/" }, "/about-us/"],
  ["an editor's page", { page: { slug: "about-us/team" } }, "/about-us/team/"],
  ["another address", { address: "https://a.example/" }, "https://a.example/"],
])("a link leads to %s", (_, fields, path) => {
  expect(toLinks([link(fields)])).toEqual([{ name: "Words", path }]);
});

it("a link to a page that is not published is left out, and a group without links", () => {
  expect(toLinks([link({})])).toEqual([]);
  expect(toMenuItems([item("GROUP", { label: "Offers", links: [link({})] })])).toEqual([]);
});

it("the menu keeps the order of its links and groups; columns are groups only", () => {
  const items = [
    item("CATALOGUE", { label: "What we do", group: "services" }),
    item("LINK", link({ label: "About", place: "/about-us/" })),
    item("GROUP", {
      label: "Offers",
      links: [link({ place: "/blog/" }), link({ place: "/careers/" })],
    }),
  ];
  const groups = [
    { name: "What we do", group: "services" },
    {
      name: "Offers",
      links: [
        { name: "Words", path: "/blog/" },
        { name: "Words", path: "/careers/" },
      ],
    },
  ];

  expect(toMenuItems(items)).toEqual([groups[0], { name: "About", path: "/about-us/" }, groups[1]]);
  expect(toColumns(items)).toEqual(groups);
});

it.each([
  ["one link", [link({ place: "/blog/" })]],
  ["one link that leads to a page", [link({}), link({ place: "/blog/" })]],
])("a group with %s is this link in the menu, and stays a column of the footer", (_, links) => {
  const items = [item("GROUP", { label: "Offers", links })];
  const words = { name: "Words", path: "/blog/" };

  expect(toMenuItems(items)).toEqual([words]);
  expect(toColumns(items)).toEqual([{ name: "Offers", links: [words] }]);
});

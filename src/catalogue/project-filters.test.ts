import { industries } from "../../common/catalogue/industries";
import { services } from "../../common/catalogue/services";
import { technologies } from "../../common/catalogue/technologies";

import { filtersWithCounts, projectFilter } from "./project-filters";

it.each([
  ["service", services[0].slug],
  ["industry", industries[0].slug],
  ["technology", technologies[0].slug],
] as const)("links to each %s that has case studies, and to no others", (field, slug) => {
  const counts = [
    { fieldValue: slug, totalCount: 2 },
    { fieldValue: "not-in-the-catalogue", totalCount: 1 },
    { fieldValue: null, totalCount: 3 },
  ];

  expect(filtersWithCounts(field, counts)).toEqual([
    { name: projectFilter(field, slug)?.name, path: `/portfolio/${field}/${slug}/`, count: 2 },
  ]);
});

it.each(services)("names a filter and titles its page by the service $name", ({ slug, name }) => {
  expect(projectFilter("service", slug)).toMatchObject({ name, title: `${name} case studies` });
});

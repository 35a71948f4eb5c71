import { createRelatedFinder, type RelatableRecord } from "./related";

const record = (slug: string, ...topics: string[]): RelatableRecord => ({
  slug,
  category: { slug: "engineering" },
  topics: topics.map((topic) => ({ slug: topic })),
});
const all = [
  record("queue", "python", "php"),
  record("flags", "react"),
  record("table", "python"),
  record("rates", "php", "node"),
  record("webhooks", "php"),
  { ...record("estimates"), category: { slug: "delivery" } },
];

it("ranks rare traits before common ones, and leaves out the record itself", () => {
  const [queue] = all as [RelatableRecord];

  expect(createRelatedFinder(all, 9)(queue)).toEqual(["table", "rates", "webhooks", "flags"]);
  expect(createRelatedFinder(all, 2)(queue)).toEqual(["table", "rates"]);
});

it("leaves out records without shared traits", () => {
  expect(createRelatedFinder(all, 9)(record("other"))).not.toContain("estimates");
  expect(createRelatedFinder(all, 9)({ slug: "bare" })).toEqual([]);
});

it("compares case studies by service and industry", () => {
  const study = (slug: string, service: string | null, industry: string | null) => ({
    slug,
    service,
    industry,
    topics: [],
  });
  const studies = [
    study("a", "odoo", "fintech"),
    study("b", null, null),
    study("c", "cloud-services", "fintech"),
  ];

  expect(createRelatedFinder(studies, 2)(study("new", null, "fintech"))).toEqual(["a", "c"]);
});

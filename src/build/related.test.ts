import { createRelated, type Comparable } from "./related";

const record = (slug: string, ...topics: string[]): Comparable => ({
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

it("puts what few share before what many share, and never names the record itself", () => {
  const [queue] = all as [Comparable];

  expect(createRelated(all, 9)(queue)).toEqual(["table", "rates", "webhooks", "flags"]);
  expect(createRelated(all, 2)(queue)).toEqual(["table", "rates"]);
});

it("names nothing that has nothing in common", () => {
  expect(createRelated(all, 9)(record("other"))).not.toContain("estimates");
  expect(createRelated(all, 9)({ slug: "bare" })).toEqual([]);
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

  expect(createRelated(studies, 2)(study("new", null, "fintech"))).toEqual(["a", "c"]);
});

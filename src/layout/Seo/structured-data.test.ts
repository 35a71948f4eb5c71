import { jobPosting } from "./job-posting";
import { breadcrumbs, listOf, questions } from "./structured-data";

const place = {
  siteUrl: "https://a.example",
  address: "https://a.example/services/odoo/",
  organization: "Agency",
  image: undefined,
};

describe("breadcrumbs", () => {
  it("counts only the steps that have a page, the page itself last", () => {
    const crumbs = [{ name: "Home", path: "/" }, { name: "Services" }, { name: "Odoo" }];

    expect(breadcrumbs(crumbs)(place)).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://a.example/" },
        { position: 2, name: "Odoo", item: place.address },
      ],
    });
  });
});

describe("jobPosting", () => {
  const opening = {
    title: "Developer",
    kind: "part-time",
    summary: "Builds.",
    body: { html: "<p>More.</p>" },
    countries: "Portugal, Spain",
    createdAt: "2026-01-02T00:00:00.000Z",
    lastDay: "2026-03-04",
  };

  it("says in which countries one may live, and until when to apply", () => {
    expect(jobPosting(opening)(place)).toMatchObject({
      employmentType: "PART_TIME",
      validThrough: "2026-03-04T23:59:59Z",
      applicantLocationRequirements: [{ name: "Portugal" }, { name: "Spain" }],
    });
    expect(jobPosting({ ...opening, lastDay: null })(place)).not.toHaveProperty("validThrough");
  });

  it("is left out without countries", () => {
    expect(jobPosting({ ...opening, countries: null })(place)).toBeNull();
  });
});

it("says nothing of empty lists", () => {
  expect(questions([])()).toBeNull();
  expect(questions(undefined)()).toBeNull();
  expect(listOf([], (slug) => slug)(place)).toBeNull();
});

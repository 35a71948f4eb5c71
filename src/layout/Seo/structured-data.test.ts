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

  it("describes the opening in HTML, with whole addresses", () => {
    const html = '<p><a href="/blog/">More</a></p>';

    expect(jobPosting({ ...opening, summary: "C < D & R", body: { html } })(place)).toHaveProperty(
      "description",
      '<p>C &lt; D &amp; R</p><p><a href="https://a.example/blog/">More</a></p>',
    );
  });

  it("is left out without countries", () => {
    expect(jobPosting({ ...opening, countries: null })(place)).toBeNull();
  });
});

it("gives answers with whole addresses", () => {
  const answer = { html: '<p>See <a href="/engagement/#trial">the terms</a>.</p>' };

  expect(JSON.stringify(questions([{ question: "How?", answer }])(place))).toContain(
    'href=\\"https://a.example/engagement/#trial\\"',
  );
});

it("says nothing of empty lists", () => {
  expect(questions([])(place)).toBeNull();
  expect(questions(undefined)(place)).toBeNull();
  expect(listOf([], (slug) => slug)(place)).toBeNull();
});

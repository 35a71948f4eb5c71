import { jobPosting } from "./job-posting";
import {
  blogPosting,
  breadcrumbs,
  caseStudy,
  engagementOffers,
  itemList,
  faqPage,
  service,
} from "./structured-data";

const page = {
  siteUrl: "https://a.example",
  url: "https://a.example/services/odoo/",
  organization: "Agency",
  image: undefined,
};

describe("breadcrumbs", () => {
  it("lists only steps with a page, and the page itself last", () => {
    const crumbs = [{ name: "Home", path: "/" }, { name: "Services" }, { name: "Odoo" }];

    expect(breadcrumbs(crumbs)(page)).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://a.example/" },
        { position: 2, name: "Odoo", item: page.url },
      ],
    });
  });
});

describe("offers", () => {
  const rate = {
    label: "Senior developer",
    currency: "EUR",
    from: 80,
    to: 60,
    unit: "hour",
    note: null,
    sample: false,
  };
  const offer = {
    "@type": "Offer",
    name: "Senior developer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceCurrency: "EUR",
      minPrice: 60,
      maxPrice: 80,
      unitText: "hour",
    },
  };

  it("are price ranges of a service and of engagement models", () => {
    expect(service("Odoo", "Builds.", [rate])(page)).toHaveProperty("offers", [offer]);
    expect(engagementOffers([{ title: "Team", rates: [rate] }])(page)).toMatchObject({
      "@type": "Organization",
      makesOffer: [{ ...offer, itemOffered: { "@type": "Service", name: "Team" } }],
    });
  });

  it("exclude sample figures and rates without an amount", () => {
    const rates = [
      { ...rate, sample: true },
      { ...rate, from: null, to: null, note: "On request" },
    ];

    expect(service("Odoo", "Builds.", rates)(page)).not.toHaveProperty("offers");
    expect(engagementOffers([{ title: "Team", rates }])(page)).toBeNull();
  });
});

describe("jobPosting", () => {
  const jobOpening = {
    title: "Developer",
    kind: "part-time",
    summary: "Builds.",
    body: { html: "<p>More.</p>" },
    countries: "Portugal, Spain",
    publishedAt: "2026-01-02T00:00:00.000Z",
    lastDay: "2026-03-04",
    pay: null,
  };

  it("has the countries of applicants, the day of publication and the deadline", () => {
    expect(jobPosting(jobOpening)(page)).toMatchObject({
      employmentType: "PART_TIME",
      datePosted: "2026-01-02T00:00:00.000Z",
      validThrough: "2026-03-04T23:59:59-12:00",
      applicantLocationRequirements: [{ name: "Portugal" }, { name: "Spain" }],
    });
    expect(jobPosting({ ...jobOpening, lastDay: null })(page)).not.toHaveProperty("validThrough");
  });

  it("describes the job opening in HTML, with absolute URLs", () => {
    const html = '<p><a href="/blog/">More</a></p>';

    expect(
      jobPosting({ ...jobOpening, summary: "C < D & R", body: { html } })(page),
    ).toHaveProperty(
      "description",
      '<p>C &lt; D &amp; R</p><p><a href="https://a.example/blog/">More</a></p>',
    );
  });

  it("has the pay as base salary, unless it is a sample figure or per project", () => {
    const pay = { label: "Salary", currency: "EUR", from: 60, to: null, note: null };
    const salaryOf = (unit: string, sample: boolean) =>
      jobPosting({ ...jobOpening, pay: { ...pay, unit, sample } })(page);

    expect(salaryOf("year", false)).toHaveProperty("baseSalary", {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: 60, unitText: "YEAR" },
    });
    expect(salaryOf("year", true)).not.toHaveProperty("baseSalary");
    expect(salaryOf("project", false)).not.toHaveProperty("baseSalary");
  });

  it.each([null, "", " ", ",", " , "])("is null with the countries %j", (countries) => {
    expect(jobPosting({ ...jobOpening, countries })(page)).toBeNull();
  });

  it("leaves out empty names of countries", () => {
    expect(jobPosting({ ...jobOpening, countries: "Portugal,, Spain, " })(page)).toHaveProperty(
      "applicantLocationRequirements",
      [
        { "@type": "Country", name: "Portugal" },
        { "@type": "Country", name: "Spain" },
      ],
    );
  });
});

describe("a record that was published after its last save", () => {
  const [updatedAt, publishedAt] = ["2026-01-02T00:00:00.000Z", "2026-03-04T00:00:00.000Z"];

  it("is an article that changed when it was published", () => {
    const article = { title: "Retries", excerpt: "In short.", author: null, category: null };

    expect(
      blogPosting({ ...article, date: "2026-03-03", ...{ updatedAt, publishedAt } })(page),
    ).toMatchObject({ datePublished: "2026-03-03", dateModified: publishedAt });
  });

  it("is a case study that changed when it was published", () => {
    const project = { title: "Portal", summary: "In short.", ...{ updatedAt, publishedAt } };

    expect(caseStudy(project)(page)).toMatchObject({ dateModified: publishedAt });
  });
});

it("renders answers with absolute URLs", () => {
  const answer = { html: '<p>See <a href="/engagement/#trial">the terms</a>.</p>' };

  expect(JSON.stringify(faqPage([{ question: "How?", answer }])(page))).toContain(
    'href=\\"https://a.example/engagement/#trial\\"',
  );
});

it("returns null for empty lists", () => {
  expect(faqPage([])(page)).toBeNull();
  expect(faqPage(undefined)(page)).toBeNull();
  expect(itemList([], (slug) => slug)(page)).toBeNull();
});

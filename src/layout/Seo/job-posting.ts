import type { JobPosting } from "schema-dts";

import { lastSecondOf } from "../../../common/last-day";
import { escapeHtml } from "../../../common/text/escape-html";
import { absolutizeUrls } from "../../lib/absolute-urls";

import { offeredRange, organizationRef, type PageContext } from "./structured-data";

// Google's values (search documentation, "JobPosting").
const employmentTypes: Record<string, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
};

/** The units of pay that Google knows, as the CMS names them. */
const payUnits = ["hour", "day", "week", "month", "year"];

/** Pay as Google's base salary; a sample figure is none. */
const baseSalaryOf = (pay: Queries.RateFragment) => {
  const range = offeredRange(pay);
  if (!range || !payUnits.includes(pay.unit)) return {};
  const { from, to } = range;

  return {
    baseSalary: {
      "@type": "MonetaryAmount" as const,
      currency: pay.currency,
      value: {
        "@type": "QuantitativeValue" as const,
        ...(from !== null && { minValue: from }),
        ...(to !== null && { maxValue: to }),
        unitText: pay.unit.toUpperCase(),
      },
    },
  };
};

type JobOpening = {
  title: string;
  kind: string;
  summary: string;
  body: { html: string };
  countries: string | null;
  /** Of the live version: Strapi does not keep the day of the first one. */
  publishedAt: string;
  /** The last day to apply, like 2027-06-30. */
  lastDay: string | null;
  pay: Queries.RateFragment | null;
};

/** The countries that an editor has listed: "Portugal, Spain". */
const countriesIn = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ "@type": "Country" as const, name }));

/** Google requires the countries of a remote job; without them there is no posting. */
export const jobPosting =
  ({ title, kind, summary, body, countries: listed, publishedAt, lastDay, pay }: JobOpening) =>
  (page: PageContext): JobPosting | null => {
    const countries = countriesIn(listed ?? "");

    return countries.length > 0
      ? {
          "@type": "JobPosting",
          title,
          description: `<p>${escapeHtml(summary)}</p>${absolutizeUrls(body.html, page.siteUrl)}`,
          datePosted: publishedAt,
          ...(lastDay && { validThrough: lastSecondOf(lastDay) }),
          ...(pay && baseSalaryOf(pay)),
          employmentType: employmentTypes[kind] ?? "OTHER",
          hiringOrganization: organizationRef(page),
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: countries,
          directApply: true,
          url: page.url,
        }
      : null;
  };

import type { JobPosting } from "schema-dts";

import { escapeHtml } from "../../lib/escape-html";
import { absolutizeUrls } from "../../lib/absolute-urls";

import { organizationRef, type PageContext } from "./structured-data";

// Google's values (search documentation, "JobPosting").
const employmentTypes: Record<string, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
};

type JobOpening = {
  title: string;
  kind: string;
  summary: string;
  body: { html: string };
  countries: string | null;
  createdAt: string;
  /** The last day to apply, like 2027-06-30. */
  lastDay: string | null;
};

/** Google requires the countries of a remote job; without them there is no posting. */
export const jobPosting =
  ({ title, kind, summary, body, countries, createdAt, lastDay }: JobOpening) =>
  (page: PageContext): JobPosting | null =>
    countries
      ? {
          "@type": "JobPosting",
          title,
          description: `<p>${escapeHtml(summary)}</p>${absolutizeUrls(body.html, page.siteUrl)}`,
          datePosted: createdAt,
          ...(lastDay && { validThrough: `${lastDay}T23:59:59Z` }),
          employmentType: employmentTypes[kind] ?? "OTHER",
          hiringOrganization: organizationRef(page),
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: countries
            .split(",")
            .map((name) => ({ "@type": "Country" as const, name: name.trim() })),
          directApply: true,
          url: page.url,
        }
      : null;

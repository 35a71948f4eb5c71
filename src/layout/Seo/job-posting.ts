import type { JobPosting } from "schema-dts";

import { escapeHtml } from "../../lib/escape-html";
import { withWholeAddresses } from "../../lib/whole-addresses";

import { agency, type Place } from "./structured-data";

// Google's values (search documentation, "JobPosting").
const employmentTypes: Record<string, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
};

type Opening = {
  title: string;
  kind: string;
  summary: string;
  body: { html: string };
  countries: string | null;
  createdAt: string;
  /** The last day to apply, like 2027-06-30. */
  lastDay: string | null;
};

/**
 * An open position for job search. Search engines ask of remote work in which countries one may
 * live, so there is none without them.
 */
export const jobPosting =
  ({ title, kind, summary, body, countries, createdAt, lastDay }: Opening) =>
  (place: Place): JobPosting | null =>
    countries
      ? {
          "@type": "JobPosting",
          title,
          description: `<p>${escapeHtml(summary)}</p>${withWholeAddresses(body.html, place.siteUrl)}`,
          datePosted: createdAt,
          ...(lastDay && { validThrough: `${lastDay}T23:59:59Z` }),
          employmentType: employmentTypes[kind] ?? "OTHER",
          hiringOrganization: agency(place),
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: countries
            .split(",")
            .map((name) => ({ "@type": "Country" as const, name: name.trim() })),
          directApply: true,
          url: place.address,
        }
      : null;

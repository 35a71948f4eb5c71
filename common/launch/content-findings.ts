import { uidOf } from "../record-id.ts";
import { isRecord } from "../is-record.ts";
import { dayHasEnded } from "../last-day.ts";
import type { ContentRecord, ModelSchema } from "../rules/model.ts";

import type { Finding, FoundRecord } from "./finding.ts";
import { sampleDigests } from "./sample-digests.ts";
import { textDigest, textsIn } from "./sample-text.ts";

/** The published records of one content type. */
export type Content = readonly { type: Pick<ModelSchema, "name">; records: ContentRecord[] }[];

/** Types whose records say what the company is, does and charges. The texts of others can wait. */
const aboutCompany = [
  ...["site", "aboutus", "privacy", "security", "engagement"],
  ...["author", "person", "testimonial", "project", "job-opening"],
];

/** Types whose addresses are the company's. An article may quote an invented one. */
const withPostalAddresses = [...aboutCompany, "home", "contactus", "careers", "hiring"];

/** Addresses under `.example`, and telephone numbers that nobody has: area code 555, and 555-01xx. */
const invented = /[\w.@/-]*\.example\b|\+1[ .-]?\(?555|\b555[ .-]?01\d\d\b/i;

const isMarkedSample = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isMarkedSample);

  return isRecord(value) && (value.sample === true || Object.values(value).some(isMarkedSample));
};

type Found = { name: string; record: ContentRecord };

const toFound = ({ name, record }: Found): FoundRecord => ({
  uid: uidOf(name),
  documentId: String(record.documentId),
  title: String(record.title || record.name || record.full_name || record.from || name),
});

const finding = (level: Finding["level"], sentence: string, found: readonly Found[]): Finding[] =>
  found.length > 0 ? [{ level, sentence, records: found.map(toFound) }] : [];

const siteFindings = (site: ContentRecord | undefined, found: Found[]): Finding[] => [
  ...(site?.imprint
    ? []
    : finding(
        "advice",
        "The imprint is empty, which many countries require: fill it in, in the record of the website.",
        found.filter(({ name }) => name === "site"),
      )),
  ...finding(
    "advice",
    "The contact form’s marketing box is checked at first, which is no consent in the European Union and the United Kingdom: if you write to people there, set “Marketing box starts empty” to Yes, in the record of the website.",
    found.filter(({ name, record }) => name === "site" && !record.uncheckMarketing),
  ),
  ...finding(
    "error",
    "The privacy policy names no email address that visitors can write to: add one.",
    found.filter(
      ({ name, record }) =>
        name === "privacy" &&
        !site?.generalEmail &&
        !textsIn(record).some((text) => text.includes("@")),
    ),
  ),
];

/**
 * What of the published content should not go live: the sample's texts, invented addresses, and
 * what is missing or over.
 */
export const contentFindings = (content: Content, today: Date): Finding[] => {
  const found = content.flatMap(({ type: { name }, records }) =>
    records.map((record) => ({ name, record })),
  );
  const site = found.find(({ name }) => name === "site")?.record;
  const agency = String(site?.name);
  const unchanged = found.filter(({ record }) =>
    sampleDigests.has(textDigest(record, agency) ?? ""),
  );
  const isAboutCompany = ({ name }: Found) => aboutCompany.includes(name);

  return [
    ...finding(
      "error",
      "These are the sample's texts about a company that does not exist: write your own, or unpublish them.",
      unchanged.filter(isAboutCompany),
    ),
    ...finding(
      "error",
      "These contain an email address, a link or a telephone number that was made up: replace it.",
      found.filter(
        ({ name, record }) =>
          withPostalAddresses.includes(name) && textsIn(record).some((text) => invented.test(text)),
      ),
    ),
    ...finding(
      "error",
      "These are marked as samples, and their pages say so: replace them, or unpublish them.",
      found.filter(({ record }) => isMarkedSample(record)),
    ),
    ...siteFindings(site, found),
    ...finding(
      "advice",
      "These are the sample's texts, unchanged: other sites have them, too.",
      unchanged.filter((one) => !isAboutCompany(one)),
    ),
    ...finding(
      "advice",
      "These openings have closed: unpublish them.",
      found.filter(
        ({ name, record: { closesOn } }) =>
          name === "job-opening" && closesOn && dayHasEnded(String(closesOn), today),
      ),
    ),
  ];
};

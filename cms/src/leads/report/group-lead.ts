import { unescape } from "node:querystring";

import { dedicatedPath, hirePath, servicePath } from "../../common/catalogue/paths";
import { services } from "../../common/catalogue/services";
import { technologies } from "../../common/catalogue/technologies";

/** A lead's fields that the report and the anonymous counts group by. */
export type GroupedLead = Partial<
  Record<
    "url" | "first_page" | "referrer" | "utm_source" | "utm_medium" | "utm_campaign" | "form",
    string | null
  >
> & { createdAt: string; state?: string | null };

/**
 * A text without percent-encoding, also of several levels or beside malformed sequences, and without
 * compatibility characters, such as wide signs.
 */
const decodeFully = (text: string): string => {
  const normalize = (one: string) => unescape(one.normalize("NFKC")).normalize("NFKC");
  let decoded = text;
  for (let next = normalize(text); next !== decoded; next = normalize(next)) decoded = next;

  return decoded;
};

/** Hides a text that may contain an email address, also an encoded one: visitors can send any. */
export const hideEmail = (text: string): string =>
  decodeFully(text).includes("@") ? "Hidden: has an @" : text;

const toPath = (page: string | null | undefined) => {
  const [name = ""] = (page ?? "").split(/[?#]/);
  const path = name.replace(/^\/+|\/+$/g, "");

  return hideEmail(path ? `/${path}/` : "/");
};

/** The path of the page that a lead was sent from; "" if unknown. */
export const pageOf = ({ url }: GroupedLead) =>
  url === null || url === undefined ? "" : toPath(url);

/** The path of the first page of the visit; "" if unknown. */
export const firstPageOf = ({ first_page: page }: GroupedLead) => (page ? toPath(page) : "");

/** A part of a label in which no other part can be read. */
const delimit = (part: string) => (/[/"]|^–$/.test(part) ? JSON.stringify(part) : part);

/**
 * Source, medium and name of the campaign as one label; "" without a campaign. A part with a slash is
 * in quotes.
 */
export const campaignOf = (lead: GroupedLead) => {
  const parts = [lead.utm_source, lead.utm_medium, lead.utm_campaign];

  return parts.some(Boolean)
    ? hideEmail(parts.map((part) => (part ? delimit(part) : "–")).join(" / "))
    : "";
};

const serviceNames = new Map<string, string>(
  services.map(({ slug, name }) => [servicePath(slug), name]),
);
const technologyNames = new Map<string, string>([
  [dedicatedPath, "Any technology"],
  ...technologies.map((technology) => [hirePath(technology), technology.name] as const),
]);

const nameByPages = (names: Map<string, string>) => (lead: GroupedLead) =>
  names.get(pageOf(lead)) ?? names.get(firstPageOf(lead));

/** The service whose page a lead was sent from, or that the visit began on. */
export const serviceOfLead = nameByPages(serviceNames);

/** The technology whose hire page a lead was sent from, or that the visit began on. */
export const technologyOfLead = nameByPages(technologyNames);

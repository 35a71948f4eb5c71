import { addAttributesAfter } from "./add-attributes";
import { type Attribute, contextFields } from "./fields";

const text = (maxLength: number, label: string, description: string, regex?: string) => ({
  type: "string" as const,
  maxLength,
  ...(regex === undefined ? {} : { regex }),
  pluginOptions: { editor: { label, description } },
});

const campaign = (label: string, parameter: string) =>
  text(100, label, `From the address of the first page: ${parameter}.`);

/** A path without a query, which may hold personal data. */
const page = (label: string, description: string) => text(255, label, description, "^/[^?#\\s]*$");

/** Where a lead comes from, as the visitor's browser tells it: src/lib/lead-source.ts. */
const attributes = {
  utm_source: campaign("Campaign source", "utm_source"),
  utm_medium: campaign("Campaign medium", "utm_medium"),
  utm_campaign: campaign("Campaign", "utm_campaign"),
  utm_term: campaign("Campaign term", "utm_term"),
  utm_content: campaign("Campaign content", "utm_content"),
  click_id: text(
    200,
    "Ad click",
    "The ad network’s name for the click, such as gclid=…. Only if the visitor allowed statistics.",
  ),
  referrer: text(
    253,
    "Came from",
    "The host of the site that led here. Empty: none, or the browser did not tell.",
    "^[A-Za-z0-9_]([A-Za-z0-9._-]*[A-Za-z0-9_])?$",
  ),
  first_page: page("First page", "The first page of the visit."),
  previous_page: page("Page before the form", "The page before the one the form was sent from."),
} satisfies Record<string, Attribute>;

/** The source's fields in every form. */
export const sourceFields = contextFields({ attributes }, ...Object.keys(attributes));

/** Adds the source to a form's collection, after the page it was sent from. */
export const addSource = (type: { attributes: object }) =>
  addAttributesAfter(type, "url" in type.attributes ? "url" : "name", attributes);

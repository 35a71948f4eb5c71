import { editorOptions } from "../common/catalogue/editor-options";

/** Labels of enumeration values: the panel looks them up as translations. */
export const enumLabels: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(editorOptions)
      .flat()
      .map(({ slug, name }) => [slug, name]),
  ),
  // The sides of a comparison.
  first: "First side",
  second: "Second side",
  // The kinds of form fields; a phone is also a screen of the portfolio, beside a browser.
  text: "Text",
  email: "Email",
  phone: "Phone",
  browser: "Browser",
  webAddress: "Web address",
  checkbox: "Checkbox",
  date: "Date",
  number: "Number",
  longText: "Long text",
  choice: "One choice",
  choices: "Several choices",
  // The purposes of form fields.
  none: "None",
  name: "Full name",
  "given-name": "First name",
  "family-name": "Last name",
  organization: "Company",
  "organization-title": "Job title",
  "street-address": "Street address",
  "postal-code": "Postal code",
  "address-level2": "City",
  "address-level1": "State or region",
  "country-name": "Country",
  url: "Website",
  bday: "Birthday",
};

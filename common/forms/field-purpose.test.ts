import { readFileSync } from "node:fs";

import { autocompleteOf, isPurposeOf, purposes } from "./field-purpose.ts";

const tokenOf = (label: string, kind = "text", purpose: string | null = null) =>
  autocompleteOf({ label, kind, purpose });

// cspell:ignore Ihre Nachname Firma Código
describe("the autocomplete of a field", () => {
  it.each([
    ["Your name", "name"],
    ["First name:", "given-name"],
    ["Nachname *", "family-name"],
    ["Company", "organization"],
    ["Ihre Firma", "organization"],
    ["Société", "organization"],
    ["Job title", "organization-title"],
    ["Straße", "address-line1"],
    ["Postal code", "postal-code"],
    ["Código postal", "postal-code"],
    ["City", "address-level2"],
    ["País", "country-name"],
    ["Your website", "url"],
    ["Date of birth", "bday"],
    ["Company size", undefined],
    ["Name of the project", undefined],
    ["?", undefined],
  ])("is guessed from the label %s", (label, token) => {
    expect(tokenOf(label)).toBe(token);
  });

  it.each([
    ["of its kind", "Where do we write to?", "email", null, "email"],
    ["of its kind", "Name", "phone", null, "tel"],
    ["that is chosen", "Whom do you work for?", "text", "organization", "organization"],
    ["that is chosen instead of the label’s", "Name", "text", "given-name", "given-name"],
    ["of several lines", "Address", "longText", null, "street-address"],
    ["of a choice", "Country", "choice", null, "country-name"],
    ["of a date", "Date of birth", "date", null, "bday"],
    ["that a date cannot have", "Name", "date", null, undefined],
    ["that a date cannot have", "Day", "date", "name", undefined],
    ["none", "Company", "text", "none", undefined],
    ["none", "Email of a friend", "email", "none", undefined],
    ["that checkboxes cannot have", "City", "choices", null, undefined],
  ])("is the one %s", (_, label, kind, purpose, token) => {
    expect(tokenOf(label, kind, purpose)).toBe(token);
  });
});

it("the panel offers these purposes", () => {
  const { attributes } = JSON.parse(
    readFileSync("cms/src/components/forms/field.json", "utf8"),
  ) as { attributes: { purpose: { enum: string[] } } };

  expect(attributes.purpose.enum).toEqual(Object.keys(purposes));
});

it.each([
  ["text", "postal-code", true],
  ["date", "bday", true],
  ["date", "name", false],
  ["webAddress", "url", true],
  ["webAddress", "name", false],
  ["email", "none", true],
  ["email", "name", false],
  ["checkbox", "name", false],
])("a field of the kind %s may have the purpose %s: %s", (kind, purpose, may) => {
  expect(isPurposeOf(kind, purpose)).toBe(may);
});

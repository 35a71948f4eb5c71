import { foldText } from "../text/fold-text.ts";

/** A field of a form that editors make, as far as its purpose depends on it. */
type Field = { label: string; kind: string; purpose: string | null };

// cspell:disable
/**
 * The purposes that editors choose from (cms/src/components/forms/field.json), and the labels from
 * which one is guessed: in English, German, French and Spanish, without accents.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
export const purposes: Readonly<Record<string, readonly string[]>> = {
  none: [],
  name: [
    "name",
    "full name",
    "vor und nachname",
    "nom et prenom",
    "nom complet",
    "nombre completo",
  ],
  "given-name": ["first name", "given name", "vorname", "prenom", "nombre de pila"],
  "family-name": ["last name", "family name", "surname", "nachname", "nom de famille", "apellidos"],
  organization: [
    ...["company", "company name", "organization", "organisation"],
    ...["firma", "firmenname", "unternehmen", "entreprise", "societe", "empresa"],
  ],
  "organization-title": [
    ...["job title", "position", "role", "berufsbezeichnung", "fonction", "poste", "cargo"],
  ],
  "street-address": [
    ...["address", "street", "street address", "adresse", "anschrift"],
    ...["strasse", "strasse und hausnummer", "rue", "direccion", "calle"],
  ],
  "postal-code": [
    ...["postal code", "postcode", "zip", "zip code", "plz", "postleitzahl"],
    ...["code postal", "codigo postal"],
  ],
  "address-level2": ["city", "town", "stadt", "ort", "wohnort", "ville", "ciudad"],
  "address-level1": ["state", "province", "region", "bundesland", "provincia"],
  "country-name": ["country", "land", "pays", "pais"],
  url: ["website", "web site", "web address", "homepage", "webseite", "site web", "sitio web"],
  bday: ["birthday", "date of birth", "geburtsdatum", "date de naissance", "fecha de nacimiento"],
};
const possessive = /^(your|ihre?|deine?|votre|vos|ton|sus?|tus?) /;
// cspell:enable

/** The purposes that the controls of a kind may have, by HTML's rules. */
const purposesOf = (kind: string): readonly string[] => {
  switch (kind) {
    case "text":
    case "longText":
    case "choice":
      return Object.keys(purposes);
    case "webAddress":
      return ["none", "url"];
    case "date":
      return ["none", "bday"];
    default:
      return ["none"];
  }
};

/** Whether a field of a kind may have a purpose. */
export const isPurposeOf = (kind: string, purpose: string) => purposesOf(kind).includes(purpose);

/** A label's words, without accents and without whose they are. */
const wordsOf = (label: string) =>
  foldText(label)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ")
    .replace(possessive, "") ?? "";

/** The purpose that a label says; a text about something else, such as "Company size", has none. */
const guess = ({ label, kind }: Field): string | undefined => {
  const words = wordsOf(label);

  return purposesOf(kind).find((purpose) => purposes[purpose]?.includes(words));
};

const ownTokens: Readonly<Record<string, string>> = {
  email: "email",
  phone: "tel",
  webAddress: "url",
};

/** The `autocomplete` of a field: of the purpose that is chosen, else of its kind or its label. */
export const autocompleteOf = (field: Field): string | undefined => {
  const { kind, purpose } = field;
  const chosen = purpose && isPurposeOf(kind, purpose) ? purpose : undefined;
  const token = chosen ?? ownTokens[kind] ?? guess(field);
  if (token === "none") return undefined;

  // A whole address has several lines.
  return token === "street-address" && kind !== "longText" ? "address-line1" : token;
};

/** The categories of consent beyond what is necessary, in the order in which they are shown. */
export const categories = ["statistics", "chat"] as const;

/** A category of tools that needs consent. */
export type Category = (typeof categories)[number];

/** The visitor's consent by category, beyond what is necessary. */
export type Choice = Record<Category, boolean>;

/** The choice of each category's consent. */
const choose = (isAllowed: (category: Category) => boolean) =>
  Object.fromEntries(categories.map((category) => [category, isAllowed(category)])) as Choice;

/** The consent cookie (specification, section 9). */
export const consentCookie = "myCookies";

/** The lifetime of a choice after the last visit, in days (specification, section 9). */
export const consentDays = 365;

/** The version of the cookie policy. With a new number every visitor is asked again. */
export const policyVersion = 1;

// Pure: the page script leaves them out.
export const allRejected = /* @__PURE__ */ choose(() => false);
export const allAccepted = /* @__PURE__ */ choose(() => true);

/** The cookie's value for a choice: the policy's version, then what is allowed. */
export const serializeChoice = (choice: Choice): string =>
  [policyVersion, ...categories.filter((category) => choice[category])].join(".");

/** Parses a cookie's value; undefined if it is malformed or of another policy version. */
export const parseChoice = (value: string | undefined): Choice | undefined => {
  const [version, ...allowed] = (value ?? "").split(".");
  const known: readonly string[] = categories;
  if (version !== String(policyVersion) || !allowed.every((name) => known.includes(name))) {
    return undefined;
  }

  return choose((category) => allowed.includes(category));
};

/** The categories that all choices allow; undefined for an empty list. */
export const intersectChoices = (choices: readonly Choice[]): Choice | undefined =>
  choices.length > 0
    ? choose((category) => choices.every((choice) => choice[category]))
    : undefined;

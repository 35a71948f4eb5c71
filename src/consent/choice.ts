/** The visitor's consent by category, beyond what is necessary. */
export type Choice = { statistics: boolean; chat: boolean };

/** A category of tools that needs consent. */
export type Category = keyof Choice;

/** The consent cookie (specification, section 9). */
export const consentCookie = "myCookies";

/** The lifetime of a choice after the last visit, in days (specification, section 9). */
export const consentDays = 365;

/** The version of the cookie policy. With a new number every visitor is asked again. */
export const policyVersion = 1;

export const allRejected: Choice = { statistics: false, chat: false };
export const allAccepted: Choice = { statistics: true, chat: true };

const categories = ["statistics", "chat"] as const satisfies readonly Category[];

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

  return { statistics: allowed.includes("statistics"), chat: allowed.includes("chat") };
};

/** The categories that all choices allow; undefined for an empty list. */
export const intersectChoices = ([first, ...others]: readonly Choice[]): Choice | undefined =>
  first &&
  others.reduce(
    (one, other) => ({
      statistics: one.statistics && other.statistics,
      chat: one.chat && other.chat,
    }),
    first,
  );

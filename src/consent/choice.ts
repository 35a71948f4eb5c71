/** What a visitor allows to load, beyond what is necessary. */
export type Choice = { statistics: boolean; chat: boolean };

/** The categories of tools that a visitor decides about. */
export type Category = keyof Choice;

/** The consent cookie (specification, section 9). */
export const consentCookie = "myCookies";

/** How long a choice is kept, in days (specification, section 9). */
export const consentDays = 365;

/** The version of the cookie policy that a choice was made under. A new number asks everybody again. */
export const policyVersion = 1;

export const allRejected: Choice = { statistics: false, chat: false };
export const allAccepted: Choice = { statistics: true, chat: true };

const categories = ["statistics", "chat"] as const satisfies readonly Category[];

/** The cookie's value for a choice: the policy's version, then what is allowed. */
export const serializeChoice = (choice: Choice): string =>
  [policyVersion, ...categories.filter((category) => choice[category])].join(".");

/** A cookie's value as a choice; undefined when it is malformed or of another policy. */
export const parseChoice = (value: string | undefined): Choice | undefined => {
  const [version, ...allowed] = (value ?? "").split(".");
  const known: readonly string[] = categories;
  if (version !== String(policyVersion) || !allowed.every((name) => known.includes(name))) {
    return undefined;
  }

  return { statistics: allowed.includes("statistics"), chat: allowed.includes("chat") };
};

/** What several choices all allow; undefined when there is none. */
export const strictest = ([first, ...others]: readonly Choice[]): Choice | undefined =>
  first &&
  others.reduce(
    (one, other) => ({
      statistics: one.statistics && other.statistics,
      chat: one.chat && other.chat,
    }),
    first,
  );

import { createHash } from "node:crypto";

// #region flags
type Flag = {
  /** What the code does when it is on. */
  purpose: string;
  owner: string;
  /** The day on which the flag must be gone from the code. */
  removeBy: `${number}-${number}-${number}`;
  /** Who sees it: percent of users, 0 to 100. */
  percent: number;
};

export const flags = {
  "delivery-slots": {
    purpose: "Customers choose a two-hour slot at checkout",
    owner: "checkout team",
    removeBy: "2027-03-31",
    percent: 10,
  },
} satisfies Record<string, Flag>;
// #endregion

// #region bucket
/** A number from 0 up to 100 that is always the same for this flag and user. */
export const bucketOf = (flag: string, userId: string) =>
  (createHash("sha256").update(`${flag}:${userId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

export const isOn = (name: keyof typeof flags, userId: string) =>
  bucketOf(name, userId) < flags[name].percent;
// #endregion

// #region overdue
/** The flags that should be gone by now. A test of every build expects none. */
export const overdue = (all: Record<string, Flag>, today = new Date().toISOString().slice(0, 10)) =>
  Object.entries(all)
    .filter(([, { removeBy }]) => removeBy < today)
    .map(([name, { owner }]) => `${name}: ask the ${owner}`);
// #endregion

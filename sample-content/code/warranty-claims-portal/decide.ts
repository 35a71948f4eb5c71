/** A rule of coverage as clerks write it, for what was bought from one day until before another. */
export type Rule = {
  id: string;
  product: string;
  part?: string;
  months: number;
  from: string;
  until?: string;
};

/** A claim with the days on which the device was bought and failed, like 2026-03-02. */
export type Claim = { product: string; part: string; bought?: string; failed: string };

// #region decide
type Decision = { answer: "covered" | "not covered" | "needs a person"; rules: string[] };

/** The last day of coverage: the same day of a later month, or that month's last. */
function lastDay(bought: string, months: number) {
  const [year = 0, month = 1, day = 1] = bought.split("-").map(Number);
  const end = new Date(Date.UTC(year, month + months, 0));
  end.setUTCDate(Math.min(day, end.getUTCDate()));
  return end.toISOString().slice(0, 10);
}

/** Decides by the rules that were in force on the day of purchase, and names them. */
export function decide({ product, part, bought, failed }: Claim, rules: readonly Rule[]): Decision {
  if (!bought) return { answer: "needs a person", rules: [] };
  const inForce = rules.filter(
    (rule) =>
      rule.product === product &&
      (rule.part ?? part) === part &&
      rule.from <= bought &&
      bought < (rule.until ?? "9999"),
  );
  const covering = inForce.filter(({ months }) => failed <= lastDay(bought, months));
  const named = (covering.length > 0 ? covering : inForce).map(({ id }) => id);
  if (named.length === 0) return { answer: "needs a person", rules: [] };
  return { answer: covering.length > 0 ? "covered" : "not covered", rules: named };
}
// #endregion

type Rate = {
  /** ISO 4217. */
  currency: string;
  from: number | null;
  to: number | null;
  unit: string;
  note: string | null;
};

/** The lowest and the highest price, whichever field they were entered in. */
export const priceRange = ({ from, to }: Pick<Rate, "from" | "to">) =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };

const formatRange = (rate: Rate) => {
  const { from, to } = priceRange(rate);
  const format = (amount: number) =>
    amount.toLocaleString("en-US", {
      style: "currency",
      currency: rate.currency,
      maximumFractionDigits: 0,
    });
  if (to === null) return from === null ? null : `From ${format(from)}`;
  // Up to nothing is nothing.
  if (from === null) return to > 0 ? `Up to ${format(to)}` : format(to);

  return from === to ? format(from) : `${format(from)}–${format(to)}`;
};

/** For example "$60–$80 per hour" with its note "plus VAT". A note without an amount takes its place. */
export const rateParts = (rate: Rate) => {
  const range = formatRange(rate);

  return range
    ? { price: `${range} per ${rate.unit}`, note: rate.note }
    : { price: rate.note ?? "", note: null };
};

/** False for a rate that has nothing to show, which only a draft can have. */
export const hasPrice = (rate: Rate) => rateParts(rate).price !== "";

/** The price with its note in one line, for example "$60–$80 per hour, plus VAT". */
export const formatRate = (rate: Rate) => {
  const { price, note } = rateParts(rate);

  return [price, note].filter(Boolean).join(", ");
};

/** Null if an amount is missing: the range has no such limit. */
const limitOf = (amounts: readonly (number | null)[], pick: typeof Math.min) =>
  amounts.reduce((one, other) => (one === null || other === null ? null : pick(one, other)));

/** The range of all rates with the first price's currency and unit; null without an amount. */
export const formatRates = (rates: readonly Rate[]) => {
  const priced = rates.filter(({ from, to }) => from !== null || to !== null);
  const [first] = priced;
  if (!first) return null;
  const ranges = priced
    .filter(({ currency, unit }) => currency === first.currency && unit === first.unit)
    .map(priceRange);
  const lowest = ranges.map(({ from }) => from);
  const highest = ranges.map(({ to }) => to);
  const range = { from: limitOf(lowest, Math.min), to: limitOf(highest, Math.max) };

  return formatRate({ ...first, ...range, note: null }) || null;
};

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
  if (from === null) return to === null ? null : `Up to ${format(to)}`;
  if (to === null) return `From ${format(from)}`;

  return from === to ? format(from) : `${format(from)}–${format(to)}`;
};

/** For example "$60–$80 per hour, plus VAT"; only the note if there is no amount. */
export const formatRate = (rate: Rate) => {
  const range = formatRange(rate);

  return [range && `${range} per ${rate.unit}`, rate.note].filter(Boolean).join(", ");
};

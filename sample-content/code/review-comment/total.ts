export type Line = { quantity: number; price: number };
export type LineInCents = { quantity: number; cents: number };

// #region before
/** What the customer pays, in dollars. */
export const total = (lines: Line[], taxRate: number) => {
  let sum = 0;
  for (const { quantity, price } of lines) {
    sum += quantity * price * (1 + taxRate);
  }

  return sum.toFixed(2);
};
// #endregion

// #region after
/** What the customer pays, in cents; tax in basis points. */
export const totalCents = (lines: LineInCents[], tax: number) => {
  let net = 0;
  for (const { quantity, cents } of lines) net += quantity * cents;

  return net + Math.floor((net * tax + 5_000) / 10_000);
};
// #endregion

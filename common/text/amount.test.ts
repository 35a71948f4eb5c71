import { amountOf } from "./amount";

it.each([
  ["58", 58],
  ["1,200 kg", 1200],
  ["1,200.50", 1200.5],
  ["1.200.000", 1_200_000],
  ["1.200,50 €", 1200.5],
  ["0.25", 0.25],
  ["1.200", 1.2],
  ["3,5 days", 3.5],
  ["about 7.", 7],
  ["12,000", 12_000],
])("reads %s as %d", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

it.each(["most", "", "1.2.3", "31.12.2024", "1,2,3", "1,200,5"])(
  "reads no amount in %p",
  (text) => {
    expect(amountOf(text)).toBeUndefined();
  },
);

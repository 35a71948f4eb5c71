import { durationOf, formatSpan, sharedSpans, shiftSpan, type Span } from "./shared-hours";

const hours = (...[from, to]: Span): Span => [from * 60, to * 60];

it.each<[string, Span, number, Span[]]>([
  ["Chicago", hours(9, 17), -6, [hours(9, 12)]],
  ["Kolkata", hours(9, 17), 5.5, [hours(14.5, 17)]],
  ["Auckland", hours(9, 17), 13, []],
  ["Auckland from the evening", hours(18, 26), 13, [hours(22, 26)]],
  ["a night shift around our day", hours(20, 42), 0, [hours(33, 42)]],
])("finds the hours that 9 to 18 shares with %s", (_, theirs, ahead, expected) => {
  const shared = sharedSpans(theirs, shiftSpan(hours(9, 18), ahead * 60));

  expect(shared).toEqual(expected);
  expect(durationOf(shared)).toBe(durationOf(expected));
});

it("formats times on 12- and 24-hour clocks", () => {
  expect(formatSpan([9 * 60, 17.5 * 60], true).replaceAll("\u202f", " ")).toBe("9:00 AM–5:30 PM");
  expect(formatSpan([22 * 60, 24 * 60], false)).toBe("22:00–00:00");
});

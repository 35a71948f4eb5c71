import {
  allAccepted,
  parseChoice,
  allRejected,
  serializeChoice,
  intersectChoices,
  type Choice,
} from "./choice";

const choices: Choice[] = [
  allRejected,
  allAccepted,
  { statistics: true, chat: false },
  { statistics: false, chat: true },
];

describe("a consent cookie", () => {
  it.each(choices)("stores and restores %j", (choice) => {
    expect(parseChoice(serializeChoice(choice))).toEqual(choice);
  });

  it.each([
    undefined,
    "",
    "true",
    "false",
    "1.",
    "1.ads",
    "1.statistics,chat",
    "{}",
    "%7B%7D",
    "1 .chat",
    // Of other policies.
    "0.statistics",
    "2.statistics.chat",
    "01",
  ])("with the value %j is ignored", (value) => {
    expect(parseChoice(value)).toBeUndefined();
  });
});

describe("intersectChoices", () => {
  const statistics = { statistics: true, chat: false };
  const chat = { statistics: false, chat: true };

  it.each([
    [[], undefined],
    [[allAccepted], allAccepted],
    [[allAccepted, allRejected], allRejected],
    [[allRejected, allAccepted], allRejected],
    [[allAccepted, statistics], statistics],
    [[statistics, chat], allRejected],
    [[allAccepted, allAccepted], allAccepted],
  ])("of %j allows only what all of them allow", (choices, allowed) => {
    expect(intersectChoices(choices)).toEqual(allowed);
  });
});

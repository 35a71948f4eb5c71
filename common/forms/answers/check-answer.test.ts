import { checkAnswer, type Question } from "./check-answer";
import { optionsIn } from "./options";
import type { Countries } from "./phone";

const missing = "Please fill this in";
const unusable = "This contains characters that cannot be used here";
const wrongAddress = "Enter a web address, for example example.com";
const wrongScheme = "A web address starts with https:// or http://";
const wrongDate = "Enter a date, for example 2026-01-31";
const options = "Berlin\n  Oslo \n";
const emailOf = (length: number) => `${"a".repeat(length - 12)}@example.com`;

type Case = [
  kind: string,
  rules: Partial<Question>,
  sent: unknown,
  expected: { value: unknown } | { error: string },
];

const cases: Case[] = [
  ["text", {}, " Words\u200b ", { value: "Words" }],
  ["text", {}, "\u202aWords\u202c", { value: "Words" }],
  ["text", {}, "  ", { value: null }],
  ["text", {}, null, { value: null }],
  ["text", {}, undefined, { value: null }],
  ["text", { required: true }, " \u200b", { error: missing }],
  ["text", { min: 3 }, "", { value: null }],
  ["text", { min: 3 }, "ab", { error: "Minimum 3 characters" }],
  ["text", { max: 3 }, "abcd", { error: "Maximum 3 characters" }],
  ["text", { max: 3 }, "abc ", { value: "abc" }],
  ["text", {}, "a".repeat(201), { error: "Maximum 200 characters" }],
  ["text", {}, "a\tb", { error: unusable }],
  ["text", {}, "a\r\nBcc: b", { error: unusable }],
  ["text", {}, "\ud800", { error: unusable }],
  ["text", {}, ["a"], { error: "This must be text" }],
  ["text", {}, true, { error: "This must be text" }],
  ["longText", {}, "a\n\tb", { value: "a\n\tb" }],
  ["longText", {}, "a\u0000b", { error: unusable }],
  ["longText", {}, "a".repeat(5001), { error: "Maximum 5000 characters" }],
  ["email", {}, "", { value: null }],
  ["email", { required: true }, "", { error: missing }],
  ["email", {}, "ADA@Example.com", { value: "ada@example.com" }],
  ["email", {}, "ada@bücher.example", { value: "ada@xn--bcher-kva.example" }],
  ["email", {}, "ada@one。example", { value: "ada@one.example" }],
  ["email", {}, "ada", { error: "Wrong email format" }],
  ["email", {}, "a@b.example, c@d.example", { error: "Wrong email format" }],
  ["email", {}, "ada@1.2.3.4", { error: "Wrong email format" }],
  ["email", {}, "ada@example..com", { error: "Wrong email format" }],
  [
    "email",
    {},
    "ada\u200b@example.com",
    { error: "The address has an invisible character. Please type it again" },
  ],
  ["email", {}, emailOf(50), { value: emailOf(50) }],
  ["email", {}, emailOf(51), { error: "Maximum 50 characters" }],
  ["webAddress", {}, "", { value: null }],
  ["webAddress", { required: true }, " ", { error: missing }],
  ["webAddress", {}, "example.com", { value: "https://example.com" }],
  ["webAddress", {}, " www.example.com/a?b=c#d ", { value: "https://www.example.com/a?b=c#d" }],
  ["webAddress", {}, "//example.com/", { value: "https://example.com/" }],
  ["webAddress", {}, "HTTP://Example.com", { value: "http://example.com" }],
  ["webAddress", {}, "example.com:8080", { value: "https://example.com:8080" }],
  ["webAddress", {}, "bücher.example/ä", { value: "https://xn--bcher-kva.example/%C3%A4" }],
  ...[
    "not a website",
    "website",
    "https://",
    "localhost",
    "ada@example.com",
    "1.2.3.4",
    "12.5",
  ].map((text): Case => ["webAddress", {}, text, { error: wrongAddress }]),
  ...[
    "https://ada:secret@example.com",
    "https://example.com\\a",
    "https://example.com/<b>",
    "example..com",
    "example.com.",
  ].map((text): Case => ["webAddress", {}, text, { error: wrongAddress }]),
  ...["javascript:alert(1)", "JavaScript://example.com", "ftp://example.com", "data:,a"].map(
    (text): Case => ["webAddress", {}, text, { error: wrongScheme }],
  ),
  ["webAddress", {}, "mailto:ada@example.com", { error: wrongScheme }],
  [
    "webAddress",
    {},
    "example\u200b.com",
    { error: "The address has an invisible character. Please type it again" },
  ],
  ["webAddress", {}, "example.com\nexample.org", { error: unusable }],
  ["webAddress", {}, `example.com/${"a".repeat(2000)}`, { error: "Maximum 2000 characters" }],
  ["phone", {}, "", { value: null }],
  ["phone", { required: true }, "", { error: missing }],
  ["phone", {}, "+44 20 7946-0958", { value: "+442079460958" }],
  ["phone", {}, "0044 (20) 7946.0958", { value: "+442079460958" }],
  ["phone", {}, "tel:\uff0b44/2079460958", { value: "+442079460958" }],
  ["phone", {}, "+44 1", { error: "Minimum 7 digit" }],
  ["phone", {}, `+44${"1".repeat(15)}`, { error: "Maximum 16 digits" }],
  [
    "phone",
    {},
    "020 7946 0958",
    { error: "Start with a plus and the country code, like +44 20 7946 0958" },
  ],
  ["phone", {}, "+", { error: "Only digits, with the country code first" }],
  ["phone", {}, "+44 20 x5", { error: "Only digits, with the country code first" }],
  ["number", { min: 1, max: 20 }, " 12,50 ", { value: "12.50" }],
  ["number", { required: true }, "", { error: missing }],
  ["number", { min: 1 }, "\u22121", { error: "The number must be at least 1" }],
  ["number", { max: 20 }, "20,5", { error: "The number must be at most 20" }],
  ["number", {}, "1.000", { error: expect.stringMatching(/two ways/) }],
  ["number", {}, "ten", { error: "Enter a number, for example 12 or 12.5" }],
  ["number", {}, "1".repeat(41), { error: "Maximum 40 characters" }],
  ["number", {}, 12, { error: "This must be text" }],
  ["date", {}, "2026-01-31", { value: "2026-01-31" }],
  ["date", { min: 20, max: 3 }, "2026-01-31", { value: "2026-01-31" }],
  ["date", { required: true }, "", { error: missing }],
  ["date", {}, "2026-02-30", { error: wrongDate }],
  ["date", {}, "tomorrow", { error: wrongDate }],
  ["date", {}, "0026-01-31", { error: "Enter a year from 1900 on, with four digits" }],
  ["choice", { options }, "Oslo", { value: "Oslo" }],
  ["choice", { options }, "", { value: null }],
  ["choice", { options, required: true }, "", { error: missing }],
  ["choice", { options }, "Rome", { error: "Choose one of the options" }],
  ["choices", { options }, ["Oslo", "Berlin"], { value: ["Oslo", "Berlin"] }],
  ["choices", { options }, [], { value: null }],
  ["choices", { options, required: true }, [], { error: "Choose at least one option" }],
  ["choices", { options }, ["Rome"], { error: "Choose from the options, each once" }],
  ["choices", { options }, ["Oslo", "Oslo"], { error: "Choose from the options, each once" }],
  ["choices", { options }, "Oslo", { error: "Choose from the options, each once" }],
  ["choices", { options }, [{}], { error: "Choose from the options, each once" }],
  ["checkbox", {}, false, { value: false }],
  ["checkbox", { required: true }, true, { value: true }],
  ["checkbox", { required: true }, false, { error: "Please check this box" }],
  ["checkbox", {}, "yes", { error: "This must be true or false" }],
];

const question = (kind: string, rules: Partial<Question>): Question => ({
  kind,
  required: false,
  options: null,
  min: null,
  max: null,
  ...rules,
});

const titled = cases.map(
  ([kind, rules, sent, expected]) =>
    [
      kind,
      JSON.stringify(rules),
      JSON.stringify(sent)?.slice(0, 40),
      rules,
      sent,
      expected,
    ] as const,
);

it.each(titled)("a %s with %s: %s", (kind, _rules, _sent, rules, sent, expected) => {
  expect(checkAnswer(question(kind, rules), sent)).toEqual(expected);
});

it.each(titled.filter(([, , , , , expected]) => "value" in expected))(
  "what is stored of a %s with %s stays valid: %s",
  (kind, _rules, _sent, rules, _answer, expected) => {
    const { value } = expected as { value: unknown };
    // Several choices are sent as a list, also if there are none.
    const sent = kind === "choices" ? (value ?? []) : value;

    expect(checkAnswer(question(kind, rules), sent)).toEqual(expected);
  },
);

it.each(["choice", "choices"])("a %s accepts each option as an editor has pasted it", (kind) => {
  const options = "1–10\t(small)\n\u200eBerlin\u200f\n  Two  words\r\n";
  const shown = optionsIn(options);
  expect(shown).toEqual(["1–10 (small)", "Berlin", "Two  words"]);

  for (const option of shown) {
    const value = kind === "choices" ? [option] : option;
    expect(checkAnswer(question(kind, { options }), value)).toEqual({ value });
  }
});

it("a phone number has the length of its country, without a national prefix", () => {
  const countries: Countries = {
    parsePhone: (text) => (text === "+44 (0)20 7946 0958" ? "442079460958" : undefined),
    phoneLengthIssue: (digits) => (digits.length > 12 ? "max" : undefined),
  };
  const check = (text: string) => checkAnswer(question("phone", {}), text, countries);

  expect(check("+44 (0)20 7946 0958")).toEqual({ value: "+442079460958" });
  expect(check("+44 20 7946 09589")).toEqual({ error: "Maximum 16 digits" });
});

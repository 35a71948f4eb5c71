import {
  choicesOf,
  type CustomField,
  customSchema,
  type CustomValues,
  errorsByName,
  nameOf,
  toAnswers,
} from "./custom-values";

const field = (fields: Partial<CustomField>): CustomField => ({
  key: "site",
  label: "Your site",
  kind: "text",
  purpose: null,
  required: false,
  help: null,
  options: null,
  min: null,
  max: null,
  ...fields,
});

const issueOf = async (one: CustomField, value: string | boolean | undefined) => {
  const values = { [nameOf(one)]: value };

  return customSchema([one])
    .validate(values)
    .then(
      () => undefined,
      ({ message }: Error) => message,
    );
};

describe("the rules of a form", () => {
  it.each<[string, Partial<CustomField>, string | boolean | undefined, string | undefined]>([
    ["a text", {}, "Words", undefined],
    ["a missing text", { required: true }, "  ", "Please fill this in"],
    ["a short text", { min: 3 }, "ab", "Minimum 3 characters"],
    ["an empty optional text", { min: 3 }, "", undefined],
    ["a long text", { max: 3 }, "abcd", "Maximum 3 characters"],
    ["a text without a maximum", {}, "a".repeat(201), "Maximum 200 characters"],
    ["a long text without one", { kind: "longText" }, "a".repeat(5000), undefined],
    ["an email", { kind: "email" }, "ada@example.com", undefined],
    ["two emails", { kind: "email" }, "a@b.example, c@d.example", "Wrong email format"],
    ["no email", { kind: "email" }, "", undefined],
    ["a missing email", { kind: "email", required: true }, "", "Please fill this in"],
    ["a phone number", { kind: "phone" }, "+44 20 7946 0958", undefined],
    [
      "a phone number without its country",
      { kind: "phone" },
      "020 7946 0958",
      "Start with a plus and the country code, like +44 20 7946 0958",
    ],
    ["a number", { kind: "number", min: 1, max: 20 }, "12.5", undefined],
    [
      "a number that is too small",
      { kind: "number", min: 1 },
      "0",
      "The number must be at least 1",
    ],
    ["a number that is too large", { kind: "number", max: 1 }, "2", "The number must be at most 1"],
    ["a word as number", { kind: "number" }, "ten", "Enter a number, for example 12 or 12.5"],
    ["no number", { kind: "number" }, "", undefined],
    ["a decimal comma", { kind: "number", max: 20 }, "12,5", undefined],
    ["a number in two ways", { kind: "number" }, "1.000", expect.stringMatching(/two ways/)],
    ["a date", { kind: "date" }, "2026-01-31", undefined],
    ["no date", { kind: "date" }, "", undefined],
    ["a missing date", { kind: "date", required: true }, "", "Please fill this in"],
    ["the year 26", { kind: "date" }, "0026-01-31", "Enter a year from 1900 on, with four digits"],
    ["a date in words", { kind: "date" }, "tomorrow", "Enter a date, for example 2026-01-31"],
    [
      "a choice that is gone",
      { kind: "choice", options: "A\nB" },
      "C",
      "Choose one of the options",
    ],
    ["a line with a tab", {}, "a\tb", "This contains characters that cannot be used here"],
    [
      "an email with an invisible character",
      { kind: "email" },
      "ada\u200b@example.com",
      "The address has an invisible character. Please type it again",
    ],
    ["an email at an address of the network", { kind: "email" }, "a@1.2.3.4", "Wrong email format"],
    ["a long number", { kind: "number" }, "1".repeat(41), "Maximum 40 characters"],
    ["a missing choice", { kind: "choice", required: true }, "", "Please fill this in"],
    ["a checkbox", { kind: "checkbox" }, false, undefined],
    ["a missing checkbox", { kind: "checkbox", required: true }, false, "Please check this box"],
  ])("for %s", async (_, fields, value, issue) => {
    expect(await issueOf(field(fields), value)).toEqual(issue);
  });

  it("for several choices, of which one is needed", async () => {
    const choices = field({ kind: "choices", options: "React\nTesting", required: true });
    const [first, second] = choicesOf(choices).map(({ name }) => name);
    const schema = customSchema([choices]);

    await expect(schema.validate({ [first ?? ""]: false })).rejects.toThrow(
      "Choose at least one option",
    );
    await expect(schema.validate({ [second ?? ""]: true })).resolves.toBeDefined();
  });

  it("give every value a default, for drafts", () => {
    const fields = [field({}), field({ key: "go", kind: "checkbox" })];

    expect(customSchema(fields).getDefault()).toEqual({ site: "", go: false });
  });
});

it.each([
  ["a.b[0]", "c"],
  ["a b", "a_b"],
  ["Ä", "A"],
])("the names of the options %s and %s differ, and nest nothing", (one, other) => {
  const names = choicesOf(field({ options: `${one}\n${other}` })).map(({ name }) => name);

  expect(names[0]).not.toBe(names[1]);
  expect(names[0]).toMatch(/^site-\w+$/);
});

it("the answers have their keys, with the labels that were shown, also if two are the same", () => {
  const fields = [
    field({ key: "a", label: "<b>Name</b>" }),
    field({ key: "b", label: "<b>Name</b>" }),
    field({ key: "phone", label: "Phone", kind: "phone" }),
    field({ key: "topics", label: "Topics", kind: "choices", options: "React\nTesting\nOther" }),
    field({ key: "agreed", label: "Agreed", kind: "checkbox" }),
  ];
  const values: CustomValues = {
    a: "Ada",
    b: "Grace",
    phone: "+44 20 7946 0958",
    "topics-Testing": true,
    "topics-Other": true,
    agreed: true,
  };

  expect(toAnswers(fields, values)).toEqual([
    { key: "a", label: "<b>Name</b>", value: "Ada" },
    { key: "b", label: "<b>Name</b>", value: "Grace" },
    { key: "phone", label: "Phone", value: "+44 20 7946 0958" },
    { key: "topics", label: "Topics", value: ["Testing", "Other"] },
    { key: "agreed", label: "Agreed", value: true },
  ]);
});

it("the CMS's messages get to their fields, those about choices to the first one", () => {
  const fields = [
    field({ key: "name" }),
    field({ key: "topics", kind: "choices", options: "React\nTesting" }),
  ];

  expect(errorsByName(fields, { name: "No", topics: "Choose", other: "Never" })).toEqual({
    name: "No",
    "topics-React": "Choose",
  });
});

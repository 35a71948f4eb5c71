import type { ObjectSchema } from "yup";

import { applicationSchema } from "./application/application-schema";
import { contactSchema } from "./contact/contact-schema";
import { portfolioSchema } from "./portfolio/portfolio-schema";
import { subscribeSchema } from "./subscribe/subscribe-schema";

/** The first message of a field, as the forms show it, or undefined when its value passes. */
const messageOf = async (schema: ObjectSchema<object>, field: string, value: unknown) => {
  try {
    await schema.validate({ [field]: value }, { abortEarly: false });
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };

    return inner.find(({ path }) => path === field)?.message;
  }

  return undefined;
};

const a = (length: number) => "a".repeat(length);
const emailOfLength = (length: number) => `${a(length - 5)}@b.co`;

type Case = readonly [value: string, message: string | undefined];

/** Adds a title to each case; a long value's title is its length. */
const titled = (cases: readonly Case[]) =>
  cases.map(([value, message]) => {
    const length = value.trim().length;

    return [
      length > 30 ? `of ${length} characters` : JSON.stringify(value),
      value,
      message,
    ] as const;
  });

const names = [
  ["", "Name is required"],
  ["   ", "Name is required"],
  ["ab", "Minimum 3 characters"],
  ["  ab  ", "Minimum 3 characters"],
  ["abc", undefined],
  ["  abc  ", undefined],
  [a(50), undefined],
  [`  ${a(50)}  `, undefined],
  [a(51), "Maximum 50 characters"],
  ["😀", "Minimum 3 characters"],
  ["😀😀", undefined],
  ["علي", undefined],
] as const;

const emails = [
  ["", "Email is required"],
  ["   ", "Email is required"],
  ["ab", "Wrong email format"],
  ["ada", "Wrong email format"],
  ["ada@example", "Wrong email format"],
  ["ada@@example.com", "Wrong email format"],
  ["ada lovelace@example.com", "Wrong email format"],
  ["@example.com", "Wrong email format"],
  ["ada@example.", "Wrong email format"],
  ["a@b.c", undefined],
  ["  ada@example.com  ", undefined],
  ["\ufeff ada@example.com\u200b\u202c", undefined],
  ["ada\u200b@example.com", "The address has an invisible character. Please type it again"],
  [emailOfLength(50), undefined],
  [emailOfLength(51), "Maximum 50 characters"],
] as const;

const phones = [
  ["", undefined],
  ["123456", "Minimum 7 digit"],
  ["442079", "Minimum 7 digit"],
  ["12025550123", undefined],
  ["4407911123456", undefined],
  ["390612345678", undefined],
  ["1234567890123456", "Maximum 16 digits"],
  ["999999999999999", "Maximum 16 digits"],
] as const;

const messages = [
  ["", "Message is required"],
  [" \n ", "Message is required"],
  ["x", undefined],
  [a(1000), undefined],
  [`  ${a(1000)}\n`, undefined],
  [a(1001), "Maximum 1000 characters"],
] as const;

describe.each([
  ["contact", contactSchema],
  ["portfolio", portfolioSchema],
  ["application", applicationSchema],
] as const)("the %s form", (_, schema) => {
  it.each(titled(names))("validates the name %s", async (_title, value, message) => {
    expect(await messageOf(schema, "full_name", value)).toBe(message);
  });

  it.each(titled(emails))("validates the email address %s", async (_title, value, message) => {
    expect(await messageOf(schema, "your_email", value)).toBe(message);
  });
});

describe("the contact form's own fields", () => {
  it.each(titled(phones))("validate the number %s", async (_title, value, message) => {
    expect(await messageOf(contactSchema, "mobile_no", value)).toBe(message);
  });

  it.each(titled(messages))("validate the message %s", async (_title, value, message) => {
    expect(await messageOf(contactSchema, "message", value)).toBe(message);
  });

  it("have marketing enabled by default", () => {
    expect(contactSchema.getDefault().accecptMail).toBe(true);
  });

  it("are trimmed", async () => {
    const values = await contactSchema.validate({
      full_name: "  Ada  ",
      your_email: " ada@example.com ",
      message: "\n Hello \n",
    });

    expect(values).toEqual({
      full_name: "Ada",
      your_email: "ada@example.com",
      mobile_no: "",
      message: "Hello",
      accecptMail: true,
    });
  });
});

describe("the subscribe form", () => {
  it.each(titled(emails))("validates the email address %s", async (_title, value, message) => {
    expect(await messageOf(subscribeSchema, "name", value)).toBe(message);
  });
});

describe("the application form's own fields", () => {
  it.each([
    ["+49 (151) 234-567.89", undefined],
    ["\u202a+44\u00a020 7946\u20110958\u202c", undefined],
    ["+44 (0)20 7946 0958", undefined],
    ["+49 12", "Minimum 7 digit"],
    ["020 7946 0958", "Start with a plus and the country code, like +44 20 7946 0958"],
    ["2025550123", "Start with a plus and the country code, like +44 20 7946 0958"],
    ["0049 151 2345 6789 0000 0000", "Maximum 16 digits"],
    ["call me maybe", "Only digits, with the country code first"],
  ])("validate the number %j with the error %j", async (value, message) => {
    expect(await messageOf(applicationSchema, "mobile_no", value)).toBe(message);
  });

  it.each([
    ["+49 151 2345-6789", "4915123456789"],
    ["0049 (151) 2345 6789", "4915123456789"],
    ["\uff0b49 151 2345\u20126789", "4915123456789"],
    ["", ""],
  ])("send the number %j as %j", (typed, sent) => {
    expect(applicationSchema.cast({ mobile_no: typed }).mobile_no).toBe(sent);
  });

  it("allow an empty message and up to 1000 characters", async () => {
    expect(await messageOf(applicationSchema, "message", "")).toBeUndefined();
    expect(await messageOf(applicationSchema, "message", a(1001))).toBe("Maximum 1000 characters");
  });
});

describe("the portfolio request's own fields", () => {
  it("allow an empty company and up to 80 characters", async () => {
    expect(await messageOf(portfolioSchema, "company", "")).toBeUndefined();
    expect(await messageOf(portfolioSchema, "company", a(81))).toBe("Maximum 80 characters");
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { contextFields } from "../../src/leads/forms/fields";
import { forms } from "../../src/leads/forms/forms";
import { parseEnvelope, validate } from "../../src/leads/forms/validate";
import { HttpError } from "../../src/server/http/errors";
import { assertNotSpam } from "../../src/leads/intake/spam";

import { spellingsOfMailboxes } from "../support/email-spellings";

const errorOf = (act: () => unknown): HttpError => {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error("Nothing was refused");
};

describe("form fields", () => {
  const fields = forms.contact.fields.filter(({ name }) =>
    ["full_name", "your_email", "mobile_no", "message"].includes(name),
  );
  const onlyDigits = "Only the digits of a phone number after a leading plus, at most 16";
  const good = { full_name: " Ada ", your_email: "a@b.cd", mobile_no: "+", message: "x\ty\nz" };

  test("are trimmed, and a plus alone is not a phone number", () => {
    assert.deepEqual(validate(fields, good), {
      full_name: "Ada",
      your_email: "a@b.cd",
      mobile_no: null,
      message: "x\ty\nz",
    });
  });

  test("have the specification's limits and messages", () => {
    for (const [field, value, wanted] of [
      ["full_name", "", "Name is required"],
      ["full_name", "Ad", "Minimum 3 characters"],
      ["full_name", "x".repeat(51), "Maximum 50 characters"],
      ["your_email", "  ", "Email is required"],
      ["your_email", "ab", "Wrong email format"],
      ["your_email", "a@b", "Wrong email format"],
      ...["boss@corp.co,evil", "a@b.co;c", "<a@b.co>", '"a"@b.co'].map(
        (value) => ["your_email", value, "Wrong email format"] as const,
      ),
      ["your_email", `${"x".repeat(50)}@b.cd`, "Maximum 50 characters"],
      ["mobile_no", "+12345", "Minimum 7 digit"],
      ["mobile_no", "123456", "Minimum 7 digit"],
      ["mobile_no", "+12345678901234567", "Maximum 16 digits"],
      ["mobile_no", "12345678901234567", "Maximum 16 digits"],
      ["mobile_no", "+442079", "Minimum 7 digit"],
      ["mobile_no", "+4420794609581234", "Maximum 16 digits"],
      ["mobile_no", "+999999999999999", onlyDigits],
      ["mobile_no", "+1 555 CALL NOW", onlyDigits],
      ["message", "", "Message is required"],
      ["message", "x".repeat(1001), "Maximum 1000 characters"],
      ["message", 5, "This must be text"],
    ] as const) {
      const error = errorOf(() => validate(fields, { ...good, [field]: value }));
      assert.deepEqual(
        error.errors?.map(({ path, message: reported }) => [...path, reported]),
        [[field, wanted]],
      );
    }
    assert.ok(validate(fields, { ...good, full_name: "x".repeat(50), message: "👩".repeat(500) }));
  });

  test("lose bidirectional control characters", () => {
    const full_name = "\u202eAda\u2066 \u200fLovelace\u202c";
    const values = validate(fields, { ...good, full_name, message: "\u202ecod.exe" });

    assert.partialDeepStrictEqual(values, { full_name: "Ada Lovelace", message: "cod.exe" });
  });

  test("store a phone number in one form, however it is written", () => {
    for (const [number, stored] of [
      ["1234567", "1234567"],
      ["(020) 7946-0000", "02079460000"],
      ["+1 202 555 0123", "+12025550123"],
      ["00 44 20 7946 0958", "+442079460958"],
      ["+44 (0)7911 123456", "+447911123456"],
      ["+4407911123456", "+447911123456"],
      ["+39 06 1234 5678", "+390612345678"],
      ["+49 (0) 30/123456", "+4930123456"],
      ["\u202a+44\u00a020\u20117946\u20110958\u202c", "+442079460958"],
      ["\uff0b44 20 7946 0958", "+442079460958"],
      ["tel:+44-20-7946-0958", "+442079460958"],
    ]) {
      assert.equal(validate(fields, { ...good, mobile_no: number }).mobile_no, stored, number);
    }
  });

  test("lose spaces and invisible characters at both ends, and name those inside an address", () => {
    const your_email = "\ufeff ada@example.com\u200b\u00a0";
    assert.equal(validate(fields, { ...good, your_email }).your_email, "ada@example.com");
    const error = errorOf(() => validate(fields, { ...good, your_email: "ada\u200b@example.com" }));
    assert.match(error.message, /invisible character/);
  });

  test("store one form of an email address, however it is spelled, or refuse it", () => {
    for (const [form, field] of [
      [forms.contact, "your_email"],
      [forms.application, "your_email"],
      [forms.portfolio, "your_email"],
      [forms.subscribe, "name"],
    ] as const) {
      const emailField = form.fields.filter(({ name }) => name === field);
      for (const [mailbox, spellings] of Object.entries(spellingsOfMailboxes)) {
        const [, domain = ""] = mailbox.split("@");
        const wanted = new Set(
          ["sub", "sub+news", "s.u.b", "s.ub"].flatMap((name) =>
            [domain, domain.replace("gmail", "googlemail")].map((one) => `${name}@${one}`),
          ),
        );
        for (const spelling of spellings) {
          const read = () => validate(emailField, { [field]: spelling })[field];
          if (/[.。．｡]$/.test(spelling)) {
            assert.match(errorOf(read).message, /Wrong email format/, spelling);
          } else assert.ok(wanted.has(String(read())), spelling);
        }
      }
    }
  });

  test("refuse an email address whose domain has no mailbox, or would be read as another", () => {
    for (const domain of [
      "shop.test/x.com",
      "shop.test?x.com",
      "shop.test#x.com",
      "shop%2etest.com",
      "%73hop.test",
      "shop.test％2e.com",
      "shop.test／x.com",
      "shop.test＠x@y.com",
      "shop..test",
      ".shop.test",
      "127.0.0.1",
      "0x7f.1",
      "１２７.1",
      "sh\u00adop.test",
      "sh\u200dop.test",
      `${"x".repeat(20_000)}.test`,
    ]) {
      const read = () => validate(fields, { ...good, your_email: `sub@${domain}` });
      assert.equal(errorOf(read).status, 400, domain.slice(0, 50));
    }
  });

  test("omit invalid parts of a location", () => {
    const schema = {
      attributes: {
        city: { type: "string", maxLength: 10 },
        country: { type: "string", maxLength: 2, regex: "^[A-Z]{2}$" },
      },
    };
    const context = contextFields(schema, "city", "country");

    for (const junk of [
      12345,
      true,
      [],
      {},
      "a\u0001b",
      "a\tb",
      "\u0000",
      "\ud800",
      "x".repeat(11),
    ]) {
      assert.deepEqual(validate(context, { city: junk, country: junk }), {
        city: null,
        country: null,
      });
    }
    assert.deepEqual(validate(context, { city: " Oslo ", country: "NO" }), {
      city: "Oslo",
      country: "NO",
    });
  });

  test("must be an object in data, without other keys", () => {
    for (const body of [null, [], "x", {}, { data: [] }, { data: null }, { data: {}, meta: {} }]) {
      assert.equal(errorOf(() => parseEnvelope(body)).status, 400);
    }
  });

  test("check bot traps only if they are sent", () => {
    assertNotSpam({});
    assertNotSpam({ website: "", elapsed_ms: 2000 });
    assert.equal(errorOf(() => assertNotSpam({ website: "x" })).status, 400);
    assert.equal(errorOf(() => assertNotSpam({ elapsed_ms: 1999 })).status, 400);
    assert.equal(errorOf(() => assertNotSpam({ elapsed_ms: Infinity })).status, 400);
  });
});

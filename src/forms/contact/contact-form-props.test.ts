import { contactFormProps } from "./contact-form-props";

const site = { salesEmail: "sales@a.example", bookingUrl: null };

it.each([
  [null, false],
  [false, false],
  [true, true],
])("follows the site record's switch for the marketing box: %s", (uncheckMarketing, expected) => {
  expect(contactFormProps({ ...site, uncheckMarketing })).toMatchObject({
    email: "sales@a.example",
    uncheckMarketing: expected,
  });
});

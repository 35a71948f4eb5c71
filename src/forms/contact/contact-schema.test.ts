import { type ValidationError } from "yup";

import { contactSchema } from "./contact-schema";

const good = {
  full_name: "Ada",
  your_email: "ada@example.com",
  mobile_no: "",
  message: "A site",
  accecptMail: true,
};

const complaints = (values: object) => {
  try {
    contactSchema.validateSync({ ...good, ...values }, { abortEarly: false });

    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
};

describe("the contact form's rules", () => {
  it.each([
    [{}],
    [{ full_name: "Ada" }],
    [{ full_name: "A".repeat(50) }],
    [{ full_name: "  Ada  " }],
    [{ your_email: "a@b.c" }],
    [{ your_email: `${"a".repeat(44)}@b.com` }],
    [{ mobile_no: "1234567" }],
    [{ mobile_no: "1".repeat(16) }],
    [{ message: "m".repeat(1000) }],
  ])("accept %j", (values) => {
    expect(complaints(values)).toEqual([]);
  });

  it.each([
    [{ full_name: "" }, "Name is required"],
    [{ full_name: "   " }, "Name is required"],
    [{ full_name: "Al" }, "Minimum 3 characters"],
    [{ full_name: " Al " }, "Minimum 3 characters"],
    [{ full_name: "A".repeat(51) }, "Maximum 50 characters"],
    [{ your_email: "" }, "Email is required"],
    [{ your_email: "ada" }, "Wrong email format"],
    [{ your_email: "ada@example" }, "Wrong email format"],
    [{ your_email: "a b@example.com" }, "Wrong email format"],
    [{ your_email: `${"a".repeat(45)}@b.com` }, "Maximum 50 characters"],
    [{ mobile_no: "123456" }, "Minimum 7 digit"],
    [{ mobile_no: "1".repeat(17) }, "Maximum 16 digits"],
    [{ message: "" }, "Message is required"],
    [{ message: "m".repeat(1001) }, "Maximum 1000 characters"],
  ])("answer %j with %s", (values, message) => {
    expect(complaints(values)).toContain(message);
  });
});

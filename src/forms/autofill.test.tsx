import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";

import { autofill } from "../testing/autofill";
import { mockDialog } from "../testing/mock-dialog";
import { postSubmission } from "../lib/post-submission";
import { uploadFile } from "../lib/upload-file";
import { visitorLocation } from "../lib/visitor-location";

import { ApplicationForm } from "./application/ApplicationForm";
import { ContactForm } from "./contact/ContactForm";
import { CustomForm } from "./custom/CustomForm";
import { PortfolioForm } from "./portfolio/PortfolioForm";
import { SubscribeForm } from "./subscribe/SubscribeForm";

jest.mock("../lib/post-submission");
jest.mock("../lib/upload-file");
jest.mock("../lib/visitor-location");
jest.mock("../lib/load-page");
jest.mock("./link-stylesheet");
jest.mock("./contact/redirect-to-thank-you");
jest.mock("./application/cv-file", () => ({
  ...jest.requireActual("./application/cv-file"),
  // jsdom cannot read files as bytes.
  validateCv: async () => undefined,
}));

const email = "team@example.com";
const person = { "Full Name": "Ada Lovelace", "Your Email": "ada@example.com", Message: "Hello" };
const sentPerson = { full_name: "Ada Lovelace", your_email: "ada@example.com", message: "Hello" };
const question = (label: string, kind: string, options: string | null = null) => ({
  key: label,
  label,
  kind,
  purpose: null,
  required: false,
  help: null,
  options,
  min: null,
  max: null,
});

const contact = { email, thankYouPath: "/thankyou/", keepsSender: false, uncheckMarketing: false };

const forms: [string, ReactElement, Record<string, string>, object][] = [
  [
    "contact",
    <ContactForm {...contact} />,
    { ...person, "Mobile Number": "+442079460958", "What is": "sum" },
    { ...sentPerson, mobile_no: "+442079460958" },
  ],
  [
    "contact form with a number of the country",
    <ContactForm {...contact} />,
    { ...person, "Mobile Number": "2025550123", "What is": "sum" },
    { ...sentPerson, mobile_no: "+12025550123" },
  ],
  [
    "application",
    <ApplicationForm email={email} positions={[{ slug: "tester", title: "Tester" }]} />,
    { ...person, "Mobile Number": "+44 20 7946 0958", Position: "tester" },
    { ...sentPerson, mobile_no: "+442079460958", position: "tester" },
  ],
  [
    "portfolio",
    <PortfolioForm email={email} interests={["Web"]} />,
    { ...person, Company: "Engines", "Type of work": "Web" },
    { ...sentPerson, company: "Engines", interest: "Web" },
  ],
  [
    "newsletter",
    <SubscribeForm email={email} />,
    { "Email address": "ada@example.com" },
    { name: "ada@example.com" },
  ],
  [
    "editors'",
    <CustomForm
      email={email}
      form={{
        title: "Audit",
        slug: "audit",
        fields: [
          question("Work email", "email"),
          question("Phone", "phone"),
          question("Place", "choice", "Berlin\nOslo"),
          question("Start", "date"),
          question("People", "number"),
        ],
        button: "Send",
        thanks: "Thank you.",
        thanksPath: null,
      }}
    />,
    {
      "Work email": "ada@example.com",
      Phone: "+44 20 7946 0958",
      Place: "Oslo",
      Start: "2026-12-01",
      People: "12",
    },
    {
      answers: [
        { key: "Work email", label: "Work email", value: "ada@example.com" },
        { key: "Phone", label: "Phone", value: "+44 20 7946 0958" },
        { key: "Place", label: "Place", value: "Oslo" },
        { key: "Start", label: "Start", value: "2026-12-01" },
        { key: "People", label: "People", value: "12" },
      ],
    },
  ],
];

const sum = () =>
  String(
    (screen.getByText(/^What is/).textContent?.match(/\d/g) ?? [])
      .map(Number)
      .reduce((left, right) => left + right),
  );

beforeAll(mockDialog);
afterEach(() => jest.restoreAllMocks());

it.each(forms)(
  "the %s form sends what a browser filled in, even at once",
  async (_, form, values, sent) => {
    jest.mocked(postSubmission).mockReset().mockResolvedValue({ id: 1 });
    jest.mocked(uploadFile).mockResolvedValue("cv-claim");
    jest.mocked(visitorLocation).mockResolvedValue({});
    jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 5000);
    render(form);
    const cv = screen.queryByLabelText("CV");
    if (cv) await userEvent.upload(cv, new File(["%PDF-"], "cv.pdf"));

    for (const [label, value] of Object.entries(values)) {
      autofill(screen.getByLabelText(new RegExp(`^${label}`)), value === "sum" ? sum() : value);
    }
    await userEvent.click(screen.getAllByRole("button").at(-1) as HTMLElement);

    await waitFor(() => expect(postSubmission).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(jest.mocked(postSubmission).mock.calls[0]?.[1]).toMatchObject(sent);
  },
);

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { postSubmission } from "../../lib/post-submission";
import { deleteDraft } from "../../lib/form-drafts";

import { PortfolioForm } from "./PortfolioForm";

jest.mock("../../lib/post-submission");
jest.mock("../../lib/idempotency-key", () => ({ draftKey: () => "key-1", deleteKey: jest.fn() }));

const submit = () => userEvent.click(screen.getByRole("button", { name: "Request examples" }));

describe("the portfolio request", () => {
  beforeEach(() => {
    jest.mocked(postSubmission).mockReset().mockResolvedValue({ id: 1 });
    deleteDraft("portfolio");
    window.history.replaceState(null, "", "/portfolio/");
    jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 5000);
    render(<PortfolioForm email="sales@example.com" interests={["Odoo", "Ecommerce"]} />);
  });
  afterEach(() => jest.restoreAllMocks());

  it("requires only the name, the email address and the message", () => {
    const fields = screen.getAllByRole("textbox").concat(screen.getAllByRole("combobox"));

    expect(fields.map((field) => field.getAttribute("aria-required"))).toEqual([
      "true",
      "true",
      null,
      "true",
      null,
    ]);
    expect(screen.getByRole("combobox", { name: /^Type of work/ })).toHaveDisplayValue(
      "Not sure yet",
    );
  });

  it("sends the page's path and shows the thank-you message", async () => {
    await userEvent.type(screen.getByLabelText("Full Name"), "Ada Lovelace");
    await userEvent.type(screen.getByLabelText("Your Email"), "ada@example.com");
    await userEvent.type(screen.getByLabelText(/^Company/), "Analytical Engines");
    await userEvent.selectOptions(screen.getByRole("combobox"), "Ecommerce");
    await userEvent.type(screen.getByLabelText("Message"), "Work for libraries.");
    await submit();

    expect(await screen.findByText(/We’ve received your request/)).toBeInTheDocument();
    expect(postSubmission).toHaveBeenCalledWith(
      "portfolio-forms",
      {
        full_name: "Ada Lovelace",
        your_email: "ada@example.com",
        company: "Analytical Engines",
        interest: "Ecommerce",
        message: "Work for libraries.",
        mobile_no: undefined,
        url: "portfolio/",
        first_page: "/portfolio/",
        website: "",
        elapsed_ms: expect.any(Number),
      },
      "key-1",
      expect.any(Number),
    );
  });

  it("shows an error at each missing field", async () => {
    await submit();

    expect(await screen.findByText("Message is required")).toBeInTheDocument();
    expect(screen.getByLabelText("Message")).toHaveAccessibleDescription(
      "Message is required Your industry, and what the software should do.",
    );
    expect(screen.getByLabelText("Full Name")).toHaveFocus();
    expect(postSubmission).not.toHaveBeenCalled();
  });
});

import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";

import { postSubmission } from "../../lib/post-submission";
import { deleteDraft } from "../../lib/form-drafts";
import { takeSender } from "../../lib/sender";
import { SubmissionError, submissionError } from "../../lib/submission-error";
import { visitorLocation } from "../../lib/visitor-location";
import { showToast } from "../toast/show-toast";

import { ContactForm } from "./ContactForm";
import { insertIntoMessage } from "./insert-into-message";
import { redirectToThankYou } from "./redirect-to-thank-you";

jest.mock("../../lib/post-submission");
jest.mock("../../lib/visitor-location");
jest.mock("../../lib/idempotency-key", () => ({ draftKey: () => "key-1", deleteKey: jest.fn() }));
jest.mock("../toast/show-toast");
jest.mock("./redirect-to-thank-you");
jest.mock("../link-stylesheet");

const post = jest.mocked(postSubmission);
const locate = jest.mocked(visitorLocation);
const toast = jest.mocked(showToast);

const field = (name: string) => screen.getByRole("textbox", { name });
const captcha = () => screen.getByLabelText(/^What is/);
const submit = () => userEvent.click(screen.getByRole("button", { name: "Get Started" }));

/** The correct answer, computed from the question. */
const sum = () => {
  const digits = /(\d) \+ (\d)/.exec(screen.getByText(/^What is/).textContent ?? "");

  return String(Number(digits?.[1]) + Number(digits?.[2]));
};

const validValues = {
  "Full Name": " Ada Lovelace ",
  "Your Email": "ada@example.com",
  Message: "A site",
};

const fillIn = async (values: Record<string, string> = validValues) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(field(label), value);
  }
};

const fillInAndSolve = async () => {
  await fillIn();
  await userEvent.type(captcha(), sum());
};

/** Makes the form older than the minimum fill time, below which a submission counts as a bot's. */
const show = (props: Partial<ComponentProps<typeof ContactForm>> = {}) => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValueOnce(now - 5000);

  return render(
    <ContactForm
      email="sales@example.com"
      thankYouPath="/thankyou/"
      keepsSender={false}
      uncheckMarketing={false}
      {...props}
    />,
  );
};

describe("the contact form", () => {
  beforeEach(() => {
    post.mockReset().mockResolvedValue({ id: 1 });
    locate.mockReset().mockResolvedValue({ country: "DE", city: "Kiel" });
    toast.mockReset().mockResolvedValue();
    jest.mocked(redirectToThankYou).mockReset();
    deleteDraft("contact");
    window.history.replaceState(null, "", "/services/ecommerce/");
  });
  afterEach(() => jest.restoreAllMocks());

  it("has the specified fields, with the marketing checkbox checked", () => {
    show();

    expect(field("Full Name")).toBeRequired();
    expect(field("Your Email")).toBeRequired();
    expect(field("Message")).toBeRequired();
    expect(screen.getByLabelText(/^Mobile Number/)).toHaveValue("+1");
    expect(screen.getByRole("checkbox")).toBeChecked();
    // The form shows its own messages instead of the browser's.
    expect(screen.getByRole("form", { name: "Contact" })).toHaveAttribute("novalidate");
  });

  it("starts with an empty marketing box where the site record says so, and again once sent", async () => {
    show({ uncheckMarketing: true });
    expect(screen.getByRole("checkbox")).not.toBeChecked();

    await fillInAndSolve();
    await submit();
    await waitFor(() => expect(redirectToThankYou).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[1]).toMatchObject({ accecptMail: false });
    expect(screen.getByRole("checkbox")).not.toBeChecked();
  });

  it("keeps an empty marketing box with a brief that was inserted before", () => {
    insertIntoMessage("We need one developer.");
    show({ uncheckMarketing: true });

    expect(field("Message")).toHaveValue("We need one developer.");
    expect(screen.getByRole("checkbox")).not.toBeChecked();
  });

  it("shows a field's error only after the field loses focus", async () => {
    show();
    expect(screen.queryByText("Name is required")).not.toBeInTheDocument();

    await userEvent.click(field("Full Name"));
    await userEvent.tab();

    expect(await screen.findByText("Name is required")).toBeInTheDocument();
    expect(screen.queryByText("Email is required")).not.toBeInTheDocument();
    expect(field("Full Name")).toHaveAccessibleDescription("Name is required");
    expect(field("Full Name")).toBeInvalid();
  });

  it.each(["Full Name", "Your Email", "Message"])(
    "shows the error of %s, and removes it once it is corrected",
    async (label) => {
      show();
      await userEvent.click(field(label));
      await userEvent.paste("   ");
      await userEvent.tab();
      const message = await screen.findByText(/ is required$/);

      await userEvent.type(field(label), "ada@example.com");
      await waitFor(() => expect(message).not.toBeInTheDocument());
    },
  );

  it("shows the error of the phone number", async () => {
    show();
    await userEvent.type(screen.getByLabelText(/^Mobile Number/), "123");
    await userEvent.tab();

    expect(await screen.findByText("Minimum 7 digit")).toBeInTheDocument();
  });

  it("shows 'CAPTCHA Failed!' while the answer is wrong", async () => {
    show();
    expect(screen.queryByText("CAPTCHA Failed!")).not.toBeInTheDocument();

    await userEvent.type(captcha(), "99");
    expect(captcha()).toHaveAccessibleDescription("CAPTCHA Failed!");

    await userEvent.clear(captcha());
    await userEvent.type(captcha(), sum());
    expect(screen.queryByText("CAPTCHA Failed!")).not.toBeInTheDocument();
  });

  it("checks the captcha first, and shows a toast without a lookup or a request", async () => {
    show();
    await fillIn();
    locate.mockClear();
    await submit();

    expect(toast).toHaveBeenCalledWith("Please Complete the Captcha");
    expect(await screen.findByRole("alert")).toHaveTextContent("Please Complete the Captcha");
    expect(screen.getByText("CAPTCHA Failed!")).toBeInTheDocument();
    // The alert was announced already, so the focused field must not repeat it.
    expect(captcha()).toHaveAccessibleDescription("");
    expect(captcha()).toHaveFocus();
    expect(locate).not.toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
  });

  it("sends nothing while a field is invalid", async () => {
    show();
    await userEvent.type(captcha(), sum());
    await submit();

    expect(await screen.findByText("Message is required")).toBeInTheDocument();
    expect(field("Full Name")).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

  it("sends the specified payload, trimmed, with the visitor's location", async () => {
    show();
    await fillInAndSolve();
    await userEvent.type(screen.getByLabelText(/^Mobile Number/), "2025550123");
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();

    await waitFor(() => expect(post).toHaveBeenCalled());
    const [collection, data, key] = post.mock.calls[0] ?? [];
    expect(collection).toBe("contact-datas");
    expect(data).toMatchObject({
      full_name: "Ada Lovelace",
      your_email: "ada@example.com",
      message: "A site",
      url: "services/ecommerce/",
      accecptMail: false,
      country: "DE",
      city: "Kiel",
      website: "",
    });
    expect((data as { mobile_no: string }).mobile_no).toMatch(/^\+\d{7,16}$/);
    expect(key).toBe("key-1");
  });

  it("opens the thank-you page and empties the form", async () => {
    show();
    await fillInAndSolve();
    await submit();

    await waitFor(() => expect(redirectToThankYou).toHaveBeenCalledWith(true, "/thankyou/"));
    expect(field("Message")).toHaveValue("");
    expect(captcha()).toHaveValue("");
  });

  it("keeps sender and brief for the calendar of the next page, once they are sent", async () => {
    insertIntoMessage("We need one developer.");
    show({ keepsSender: true });
    await fillInAndSolve();
    expect(takeSender()).toEqual({});
    await submit();
    await waitFor(() => expect(redirectToThankYou).toHaveBeenCalled());

    expect(takeSender()).toEqual({
      name: "Ada Lovelace",
      email: "ada@example.com",
      note: "We need one developer.",
    });
  });

  it("keeps no sender without a calendar", async () => {
    show();
    await fillInAndSolve();
    await submit();
    await waitFor(() => expect(redirectToThankYou).toHaveBeenCalled());
    expect(takeSender()).toEqual({});
  });

  it("sends without a location if the lookup fails, and passes that on to the redirect", async () => {
    locate.mockResolvedValue(null);
    show();
    await fillInAndSolve();
    await submit();

    await waitFor(() => expect(redirectToThankYou).toHaveBeenCalledWith(false, "/thankyou/"));
    expect(post.mock.calls[0]?.[1]).not.toHaveProperty("country");
  });

  it("counts the lookup toward the submission's time limit", async () => {
    show();
    await fillInAndSolve();
    const later = Date.now() + 60_000;
    locate.mockImplementation(async () => {
      jest.spyOn(Date, "now").mockReturnValue(later);

      return null;
    });
    await submit();

    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[3]).toBeLessThan(later);
  });

  it("looks up the visitor's location only once the form is used", async () => {
    show();
    expect(locate).not.toHaveBeenCalled();

    await userEvent.click(field("Full Name"));
    await userEvent.click(field("Message"));
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it("preselects the visitor's country with a calling code that cannot be deleted", async () => {
    show();
    await userEvent.click(field("Full Name"));

    await waitFor(() => expect(screen.getByLabelText(/^Mobile Number/)).toHaveValue("+49"));
    await userEvent.type(screen.getByLabelText(/^Mobile Number/), "{Backspace}");
    expect(screen.getByLabelText(/^Mobile Number/)).toHaveValue("+49");
  });

  it("shows the server's message in a toast and in the form, and keeps the input", async () => {
    post.mockRejectedValue(submissionError("broken", { serverMessage: "The pier is closed" }));
    show();
    await fillInAndSolve();
    await submit();

    expect(await screen.findByRole("alert")).toHaveTextContent(
      /Not sent.*The pier is closed\..*sales@example\.com/,
    );
    expect(toast).toHaveBeenCalledWith("The pier is closed");
    expect(field("Message")).toHaveValue("A site");
    expect(redirectToThankYou).not.toHaveBeenCalled();
  });

  it("shows the server's field error at the field", async () => {
    post.mockRejectedValue(
      new SubmissionError("invalid", "Check", { fields: { your_email: "Wrong email format" } }),
    );
    show();
    await fillInAndSolve();
    await submit();

    await waitFor(() =>
      expect(field("Your Email")).toHaveAccessibleDescription("Wrong email format"),
    );
  });

  it("sends once if the button is clicked repeatedly", async () => {
    let answer: (value: { id: number }) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await fillInAndSolve();
    await submit();
    await submit();
    await userEvent.type(field("Your Email"), "{Enter}");

    expect(screen.getByRole("button", { name: "Get Started" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(screen.getByRole("form", { name: "Contact" })).toHaveAttribute("aria-busy", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Sending…");
    await act(async () => answer({ id: 1 }));
    expect(post).toHaveBeenCalledTimes(1);
  });

  it("restores the input after a reload", async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();

    expect(field("Message")).toHaveValue("A site");
    expect(field("Your Email")).toHaveValue("ada@example.com");
  });
});

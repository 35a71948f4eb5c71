import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import type * as Server from "react-dom/server";

import { mockDialog } from "../../testing/mock-dialog";
import { postSubmission } from "../../lib/post-submission";
import { deleteDraft } from "../../lib/form-drafts";
import { logError } from "../../lib/log";
import { submissionError } from "../../lib/submission-error";

import { SubscribeForm } from "./SubscribeForm";

jest.mock("../../lib/post-submission");
jest.mock("../../lib/log");
jest.mock("../../lib/idempotency-key", () => ({ draftKey: () => "key-1", deleteKey: jest.fn() }));

// In jsdom, react-dom/server resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const post = jest.mocked(postSubmission);
const emailField = () => screen.getByRole("textbox", { name: "Email address" });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Subscribe" }));

describe("the subscribe form", () => {
  beforeAll(mockDialog);
  beforeEach(() => {
    post.mockReset().mockResolvedValue({ id: 1 });
    jest.mocked(logError).mockReset();
    deleteDraft("subscribe");
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValueOnce(now - 5000);
    render(<SubscribeForm email="hello@example.com" />);
  });
  afterEach(() => jest.restoreAllMocks());

  it("shows the error of an invalid address, and does not submit", async () => {
    await userEvent.type(emailField(), "ada@example");
    await submit();

    expect(await screen.findByText("Wrong email format")).toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();
  });

  it("submits the email in the `name` field, clears the form and shows the thank-you message", async () => {
    await userEvent.type(emailField(), " ada@example.com ");
    await submit();

    const dialog = await screen.findByRole("dialog", { name: "Thank You" });
    expect(dialog).toHaveTextContent("Thanks for subscribing to our newsletter.");
    expect(dialog).toHaveTextContent("Stay tuned for updates, offers and news.");
    expect(post).toHaveBeenCalledWith(
      "subscribes",
      expect.objectContaining({ name: "ada@example.com" }),
      "key-1",
      expect.any(Number),
    );
    expect(emailField()).toHaveValue("");

    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("logs a failure, keeps the email and announces the error only to screen readers", async () => {
    const failure = submissionError("broken");
    post.mockRejectedValue(failure);
    await userEvent.type(emailField(), "ada@example.com");
    await submit();

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Not subscribed.");
    expect(alert).toHaveClass("visuallyHidden");
    expect(logError).toHaveBeenCalledWith(expect.any(String), failure);
    expect(emailField()).toHaveValue("ada@example.com");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Subscribe" })).not.toHaveAttribute("aria-busy");
  });
});

it("keeps what was typed before hydration, and sends it on a click from then", async () => {
  mockDialog();
  deleteDraft("subscribe");
  post.mockReset().mockResolvedValue({ id: 1 });
  // React warns about effects on a server with a DOM, and about the attribute of the page script.
  const warnings = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = document.createElement("div");
  root.innerHTML = renderToString(<SubscribeForm email="hello@example.com" />);
  document.body.replaceChildren(root);
  await userEvent.type(emailField(), "ada@example.com");
  const field = emailField();
  // As by the page script.
  screen.getByRole("button", { name: "Subscribe" }).setAttribute("aria-busy", "true");
  await act(async () => void hydrateRoot(root, <SubscribeForm email="hello@example.com" />));

  expect(emailField()).toBe(field);
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(post.mock.calls[0]?.[1]).toMatchObject({ name: "ada@example.com" });
  warnings.mockRestore();
});

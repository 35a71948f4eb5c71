import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import type * as Server from "react-dom/server";

import { postSubmission } from "../../lib/post-submission";
import { deleteDraft } from "../../lib/form-drafts";
import { loadPage } from "../../lib/load-page";
import { submissionError } from "../../lib/submission-error";

import { CustomForm } from "./CustomForm";

jest.mock("../../lib/post-submission");
jest.mock("../../lib/load-page");
jest.mock("../../lib/idempotency-key", () => ({ draftKey: () => "key-1", deleteKey: jest.fn() }));

// In jsdom, react-dom/server resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const field = (label: string, kind: string, fields = {}) => ({
  key: `key-of-${label}`,
  label,
  kind,
  purpose: null,
  required: false,
  help: null,
  options: null,
  min: null,
  max: null,
  ...fields,
});

const form = (fields: Partial<Queries.CustomFormFragment> = {}): Queries.CustomFormFragment => ({
  title: "Request an audit",
  slug: "audit",
  fields: [
    field("Website", "text", { required: true, help: "Its address." }),
    field("Budget", "choice", { options: "Small\nLarge" }),
    field("Topics", "choices", { options: "Speed\nSearch", required: true }),
    field("Consent", "checkbox", { required: true }),
  ],
  button: "Request it",
  thanks: "We write tomorrow.",
  thanksPath: null,
  ...fields,
});

const show = (fields?: Partial<Queries.CustomFormFragment>) => {
  jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 5000);

  return render(<CustomForm email="sales@example.com" form={form(fields)} />);
};

const submit = () => userEvent.click(screen.getByRole("button", { name: "Request it" }));

const fill = async () => {
  await userEvent.type(screen.getByLabelText("Website"), "example.com");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Budget/ }), "Large");
  await userEvent.click(screen.getByRole("checkbox", { name: "Search" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Consent" }));
};

beforeEach(() => {
  jest.mocked(postSubmission).mockReset().mockResolvedValue({ id: 1 });
  deleteDraft("form-audit");
  window.history.replaceState(null, "", "/spring-offer/");
});
afterEach(() => jest.restoreAllMocks());

it("sends the answers by their keys, with the labels that were shown, and shows the form's thanks", async () => {
  show();
  await fill();
  await submit();

  expect(await screen.findByText("We write tomorrow.")).toBeInTheDocument();
  expect(postSubmission).toHaveBeenCalledWith(
    "form-answers",
    {
      form: "audit",
      answers: [
        { key: "key-of-Website", label: "Website", value: "example.com" },
        { key: "key-of-Budget", label: "Budget", value: "Large" },
        { key: "key-of-Topics", label: "Topics", value: ["Search"] },
        { key: "key-of-Consent", label: "Consent", value: true },
      ],
      url: "spring-offer/",
      first_page: "/spring-offer/",
      website: "",
      elapsed_ms: expect.any(Number),
    },
    "key-1",
    expect.any(Number),
  );
});

it("completes a web address when its field is left, and sends it so", async () => {
  show({ fields: [field("Website", "webAddress"), field("Name", "text")] });
  const website = screen.getByLabelText(/^Website/);
  expect(website).toHaveAttribute("type", "url");
  expect(website).toHaveAttribute("autocomplete", "url");
  await userEvent.type(website, "not a website");
  await submit();
  expect(
    await screen.findByText("Enter a web address, for example example.com"),
  ).toBeInTheDocument();
  expect(postSubmission).not.toHaveBeenCalled();

  await userEvent.clear(website);
  await userEvent.type(website, "example.com");
  await userEvent.tab();
  expect(website).toHaveValue("https://example.com");
  await submit();
  expect(await screen.findByText("We write tomorrow.")).toBeInTheDocument();
  expect(jest.mocked(postSubmission).mock.calls[0]?.[1]).toMatchObject({
    answers: [{ value: "https://example.com" }, { value: "" }],
  });
});

it("tells browsers what its fields are for", () => {
  show({
    fields: [
      field("Company", "text"),
      field("Where to", "longText", { purpose: "street-address" }),
      field("Country", "choice", { options: "France\nSpain" }),
      field("Email", "email"),
      field("City", "text", { purpose: "none" }),
    ],
  });
  const tokenOf = (label: RegExp) => screen.getByLabelText(label).getAttribute("autocomplete");

  expect(tokenOf(/^Company/)).toBe("organization");
  expect(tokenOf(/^Where to/)).toBe("street-address");
  expect(tokenOf(/^Country/)).toBe("country-name");
  expect(tokenOf(/^Email/)).toBe("email");
  expect(tokenOf(/^City/)).toBeNull();
});

it("is replaced by its thanks, which have the focus", async () => {
  show();
  await fill();
  await submit();

  await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("We write tomorrow.");
  expect(document.activeElement).toContainElement(screen.getByRole("status"));
  expect(document.body).not.toHaveFocus();
});

it("opens the form's page after sending, if there is one", async () => {
  show({ thanksPath: "/thankyou/" });
  await fill();
  await submit();

  expect(loadPage).toHaveBeenCalledWith("/thankyou/");
});

it("shows an error at each field that is missing, and focuses the first", async () => {
  show();
  await submit();

  expect(await screen.findByText("Please fill this in")).toBeInTheDocument();
  expect(screen.getByLabelText("Website")).toHaveAccessibleDescription(
    "Please fill this in Its address.",
  );
  expect(screen.getByLabelText("Website")).toHaveFocus();
  expect(screen.getByRole("group", { name: "Topics" })).toHaveAccessibleDescription(
    "Choose at least one option",
  );
  expect(screen.getByRole("checkbox", { name: "Consent" })).toHaveAccessibleDescription(
    "Please check this box",
  );
  expect(postSubmission).not.toHaveBeenCalled();
});

it.each(["Speed", "Search"])("takes %s for an answer to a question with an error", async (name) => {
  show();
  await submit();
  const error = await screen.findByText("Choose at least one option");
  await userEvent.click(screen.getByRole("checkbox", { name }));

  await waitFor(() => expect(error).not.toBeInTheDocument());
});

it("does not let fields be changed while they are sent", async () => {
  let store: (answer: { id: number }) => void = () => undefined;
  jest.mocked(postSubmission).mockReturnValue(new Promise((resolve) => (store = resolve)));
  show();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText("Website")).toBeDisabled());
  await userEvent.type(screen.getByLabelText("Website"), "/lost");
  expect(screen.getByLabelText("Website")).toHaveValue("example.com");

  await act(async () => store({ id: 1 }));
  expect(screen.getByText("We write tomorrow.")).toBeInTheDocument();
});

it("gives the focus back to the field from which it was sent, if that failed", async () => {
  let refuse: (error: Error) => void = () => undefined;
  jest.mocked(postSubmission).mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
  show();
  await fill();
  const website = screen.getByLabelText("Website");
  await userEvent.type(website, "{Enter}");
  await waitFor(() => expect(website).toBeDisabled());
  // As browsers do, unlike jsdom.
  website.blur();
  await act(async () => refuse(submissionError("unreachable")));

  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(website).toHaveFocus();
});

it("shows the CMS's message at its field", async () => {
  const fields = { "key-of-Website": "This address is not known" };
  jest.mocked(postSubmission).mockRejectedValue(submissionError("invalid", { fields }));
  show();
  await fill();
  await submit();

  expect(await screen.findByText("This address is not known")).toBeInTheDocument();
  expect(screen.getByLabelText("Website")).toBeInvalid();
  expect(screen.getByLabelText("Website")).toHaveFocus();
});

it("keeps what was written when the form has changed, also in a field that has other words now", async () => {
  const serverMessage = "This form has just changed.";
  jest.mocked(postSubmission).mockRejectedValue(submissionError("rejected", { serverMessage }));
  const { unmount } = show();
  await fill();
  await submit();
  expect(await screen.findByText(/This form has just changed\./)).toBeInTheDocument();
  unmount();
  show({
    fields: [field("Team", "text"), field("Address", "text", { key: "key-of-Website" })],
  });

  expect(screen.getByLabelText(/^Address/)).toHaveValue("example.com");
  expect(screen.getByLabelText(/^Team/)).toHaveValue("");
});

describe("input that the browser shows but cannot read", () => {
  const dates = [field("Start", "date"), field("Name", "text")];
  const start = () => screen.getByLabelText<HTMLInputElement>(/^Start/);
  const error = "This date is incomplete or does not exist. Please enter day, month and year";

  /** As by a browser after half a date; jsdom has only whole dates. */
  const typeHalf = (control: HTMLInputElement) => {
    let half = true;
    const { validity } = control;
    Object.defineProperty(control, "validity", {
      get: () => (half ? { badInput: true, customError: false } : validity),
    });
    // Chromium's date input loses half a date if its value is set.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    Object.defineProperty(control, "value", {
      configurable: true,
      get: () => value?.get?.call(control),
      set: (text: string) => {
        half = false;
        value?.set?.call(control, text);
      },
    });
  };

  it("is an error at its field, and is not sent", async () => {
    show({ fields: dates });
    typeHalf(start());
    await submit();

    await waitFor(() => expect(start()).toHaveAccessibleDescription(error));
    expect(start()).toHaveFocus();
    expect(postSubmission).not.toHaveBeenCalled();

    fireEvent.change(start(), { target: { value: "2026-01-31" } });
    await submit();
    await waitFor(() => expect(postSubmission).toHaveBeenCalledTimes(1));
  });

  it("is an error when the field is left, also if an answer is required", async () => {
    show({ fields: [field("Start", "date", { required: true })] });
    typeHalf(start());
    await userEvent.click(start());
    await userEvent.tab();

    await waitFor(() => expect(start()).toHaveAccessibleDescription(error));
  });

  it("is an error if the form was sent before hydration, until the field is left", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 5000);
    const page = <CustomForm email="sales@example.com" form={form({ fields: dates })} />;
    const root = document.createElement("div");
    root.innerHTML = renderToString(page);
    document.body.replaceChildren(root);
    typeHalf(start());
    // As by the page script.
    screen.getByRole("button", { name: "Request it" }).setAttribute("aria-busy", "true");
    const app = await act(async () => hydrateRoot(root, page));

    await waitFor(() => expect(start()).toHaveAccessibleDescription(error));
    expect(postSubmission).not.toHaveBeenCalled();
    await userEvent.click(start());
    await userEvent.tab();
    await submit();
    await waitFor(() => expect(postSubmission).toHaveBeenCalledTimes(1), { timeout: 5000 });
    act(() => app.unmount());
  });
});

it.each([
  [null, "decimal"],
  [0, "decimal"],
  [-10, null],
])("a number from %s on has a keyboard with the signs it needs", (min, inputMode) => {
  show({ fields: [field("Change", "number", { min })] });

  expect(screen.getByLabelText(/^Change/).getAttribute("inputmode")).toBe(inputMode);
});

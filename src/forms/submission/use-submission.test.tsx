import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FC } from "react";
import { object, string } from "yup";

import { deleteDraft } from "../../lib/form-drafts";
import { logError } from "../../lib/log";
import { submissionError, type SubmissionError } from "../../lib/submission-error";

import { useSubmission } from "./use-submission";

jest.mock("../../lib/log");

type Values = { name: string; city: string };

const schema = object({
  name: string().default("").max(10, "Too long"),
  city: string().default(""),
});

type FormProps = {
  submitRequest: (values: Values) => Promise<void>;
  precheck?: () => boolean | Promise<boolean>;
  onSuccess?: () => void;
  onError?: (error: SubmissionError) => void;
};

const Form: FC<FormProps> = (options) => {
  const { form, submission, submit } = useSubmission<Values>({ name: "test", schema, ...options });
  const { errors } = form.formState;

  return (
    <form aria-label="Test" onSubmit={(event) => void submit(event)}>
      <input aria-label="Name" {...form.register("name")} />
      <p>{errors.name?.message}</p>
      <input aria-label="City" {...form.register("city")} />
      <p>{errors.city?.message}</p>
      <button>Send</button>
      <output>{submission.state}</output>
      {submission.state === "failed" && <p role="alert">{submission.error.code}</p>}
    </form>
  );
};

const show = (props: FormProps) => render(<Form {...props} />);
const name = () => screen.getByLabelText("Name");
const send = async () => {
  await userEvent.type(name(), "Ada");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
};
const state = () => screen.getByRole("status").textContent;
const stored = async () => undefined;

describe("useSubmission", () => {
  beforeEach(() => {
    jest.mocked(logError).mockReset();
    deleteDraft("test");
  });

  it("does not leave the page during the precheck", async () => {
    show({ submitRequest: stored, precheck: async () => false });
    const mayGoOn = fireEvent.submit(screen.getByRole("form"));

    expect(mayGoOn).toBe(false);
    await waitFor(() => expect(name()).toBeInTheDocument());
  });

  it("empties the form after success", async () => {
    const onSuccess = jest.fn();
    const sent = jest.fn(stored);
    show({ submitRequest: sent, onSuccess });
    await send();

    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledWith({ name: "Ada", city: "" }, expect.any(Function));
    expect(state()).toBe("sent");
    expect(name()).toHaveValue("");
    expect(logError).not.toHaveBeenCalled();
  });

  it("stays sent and empty if onSuccess fails, and logs the error", async () => {
    const failure = new Error("The dialog broke");
    const onError = jest.fn();
    show({
      submitRequest: stored,
      onSuccess: () => {
        throw failure;
      },
      onError,
    });
    await send();

    await waitFor(() =>
      expect(logError).toHaveBeenCalledWith(
        expect.stringContaining("what follows failed"),
        failure,
      ),
    );
    expect(state()).toBe("sent");
    expect(name()).toHaveValue("");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(onError).not.toHaveBeenCalled();
  });

  it("keeps the input after an error, and passes the error to onError", async () => {
    const onError = jest.fn();
    const error = submissionError("offline");
    show({ submitRequest: () => Promise.reject(error), onError });
    await send();

    expect(await screen.findByRole("alert")).toHaveTextContent("offline");
    expect(name()).toHaveValue("Ada");
    expect(onError).toHaveBeenCalledWith(error);
    expect(logError).not.toHaveBeenCalled();
  });

  it("shows the server's messages at existing fields, and focuses the first", async () => {
    const fields = { other: "Unknown here", name: "Too short", city: "No such city" };
    show({ submitRequest: () => Promise.reject(submissionError("invalid", { fields })) });
    await send();

    expect(await screen.findByText("Too short")).toBeInTheDocument();
    expect(screen.getByText("No such city")).toBeInTheDocument();
    expect(name()).toHaveFocus();
    expect(screen.queryByText("Unknown here")).not.toBeInTheDocument();
  });

  it("shows an unexpected error as unreachable, and logs it", async () => {
    const bug = new TypeError("x is not a function");
    show({ submitRequest: () => Promise.reject(bug) });
    await send();

    expect(await screen.findByRole("alert")).toHaveTextContent("unreachable");
    expect(logError).toHaveBeenCalledWith(expect.stringContaining("unexpectedly"), bug);
  });

  it("can be sent again after a failure", async () => {
    const attempt = jest.fn(stored).mockRejectedValueOnce(submissionError("slow"));
    show({ submitRequest: attempt });
    await send();
    await screen.findByRole("alert");
    await send();

    await waitFor(() => expect(state()).toBe("sent"));
    expect(attempt).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("does not start while the precheck fails, and shows field errors", async () => {
    const attempt = jest.fn(stored);
    show({ submitRequest: attempt, precheck: async () => false });
    await userEvent.type(name(), "Longer than ten");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));

    expect(await screen.findByText("Too long")).toBeInTheDocument();
    expect(name()).toHaveFocus();
    expect(attempt).not.toHaveBeenCalled();
    expect(state()).toBe("idle");
  });
});

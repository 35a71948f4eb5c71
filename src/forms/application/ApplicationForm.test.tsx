import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { postSubmission } from "../../lib/post-submission";
import { deleteDraft } from "../../lib/form-drafts";
import { submissionError } from "../../lib/submission-error";
import { uploadFile } from "../../lib/upload-file";

import { ApplicationForm } from "./ApplicationForm";

jest.mock("../../lib/post-submission");
jest.mock("../../lib/idempotency-key", () => ({ draftKey: () => "key-1", deleteKey: jest.fn() }));
jest.mock("../../lib/upload-file");
jest.mock("./cv-file", () => ({
  ...jest.requireActual("./cv-file"),
  // jsdom cannot read files as bytes.
  validateCv: async () => undefined,
}));

const post = jest.mocked(postSubmission);
const upload = jest.mocked(uploadFile);
const positions = [{ slug: "gatsby-developer", title: "Gatsby developer" }];
const cv = () => screen.getByLabelText<HTMLInputElement>("CV");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Send application" }));

const show = (props = {}) => {
  jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 5000);

  return render(<ApplicationForm email="hr@example.com" positions={positions} {...props} />);
};

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText("Full Name"), "Ada Lovelace");
  await userEvent.type(screen.getByLabelText("Your Email"), "ada@example.com");
  await userEvent.type(screen.getByLabelText(/^Mobile Number/), "+49 151 2345");
  await userEvent.upload(cv(), new File(["%PDF-"], "cv.pdf"));
};

describe("the application form", () => {
  beforeEach(() => {
    post.mockReset().mockResolvedValue({ id: 1 });
    upload.mockReset().mockResolvedValue(7);
    deleteDraft("application");
    deleteDraft("application-cv");
    window.history.replaceState(null, "", "/careers/");
  });
  afterEach(() => jest.restoreAllMocks());

  it("accepts a general application without a position", () => {
    show();
    const position = screen.getByRole("combobox", { name: /^Position/ });

    expect(position).not.toBeRequired();
    expect(position).toHaveDisplayValue("General application");
  });

  it.each([[{ position: "gatsby-developer" }], [{ positions: [] }]])(
    "hides the position field if there is nothing to choose (%j)",
    (props) => {
      show(props);

      expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    },
  );

  it("sends the CV, then the application with the CV's id, and shows the thank-you message", async () => {
    show();
    await fillIn();
    await userEvent.selectOptions(screen.getByRole("combobox"), "Gatsby developer");
    await submit();

    expect(await screen.findByText(/We’ve received your application/)).toBeInTheDocument();
    expect(upload).toHaveBeenCalledTimes(1);
    const application = {
      full_name: "Ada Lovelace",
      your_email: "ada@example.com",
      mobile_no: "+491512345",
      message: "",
      position: "gatsby-developer",
      url: "careers/",
      first_page: "/careers/",
    };
    expect(post).toHaveBeenCalledWith(
      "emp-datas",
      { ...application, cv: 7, website: "", elapsed_ms: expect.any(Number) },
      "key-1",
      expect.any(Number),
    );
  });

  it("sends the position of its page", async () => {
    show({ position: "odoo-developer" });
    await fillIn();
    await submit();

    await waitFor(() =>
      expect(post.mock.calls[0]?.[1]).toMatchObject({ position: "odoo-developer" }),
    );
  });

  it("shows missing fields and a missing CV together, and sends nothing", async () => {
    show();
    await submit();

    expect(await screen.findByText("Name is required")).toBeInTheDocument();
    expect(screen.getByText("CV is required")).toBeInTheDocument();
    expect(cv()).toHaveAccessibleDescription("CV is required PDF or Word (.docx), up to 5 MB.");
    expect(upload).not.toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
  });

  it("shows upload progress and cancels the upload on request", async () => {
    upload.mockImplementation(
      (_file, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(submissionError("canceled")));
        }),
    );
    show();
    await fillIn();
    await submit();
    const bar = await screen.findByRole("progressbar", { name: "Uploading your CV" });
    act(() => upload.mock.calls[0]?.[1].onProgress(0.256));
    expect(bar).toHaveAttribute("value", "26");

    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Sending was canceled");
    expect(bar).not.toBeInTheDocument();
  });

  it("lets another CV be chosen during the upload, but nothing be changed once it is sent", async () => {
    let finishUpload: (id: number) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    upload.mockReturnValueOnce(new Promise((resolve) => (finishUpload = resolve)));
    post.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
    show();
    await fillIn();
    await submit();
    await screen.findByRole("progressbar");
    expect(cv()).toBeEnabled();
    expect(screen.getByLabelText("Full Name")).toBeDisabled();

    await act(async () => finishUpload(7));
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(cv()).toBeDisabled();

    await act(async () => refuse(submissionError("unreachable")));
    expect(cv()).toBeEnabled();
    expect(screen.getByLabelText("Full Name")).toBeEnabled();
  });

  it.each(["cv", "files"])("shows the server's message for %s at the CV field", async (field) => {
    const fields = { [field]: "Please choose a PDF" };
    post.mockRejectedValueOnce(submissionError("invalid", { fields }));
    show();
    await fillIn();
    await submit();

    await waitFor(() => expect(cv()).toHaveAccessibleDescription(/^Please choose a PDF/));
    await submit();
    await screen.findByText(/We’ve received your application/);
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it("keeps the uploaded CV for another attempt, and shows its name after a reload", async () => {
    post.mockRejectedValueOnce(submissionError("unreachable"));
    const { unmount } = show();
    await fillIn();
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent(/couldn’t reach.*hr@example\.com/);
    expect(cv()).toHaveAccessibleDescription("PDF or Word (.docx), up to 5 MB.");
    unmount();

    show();
    expect(screen.getByText("Already received: cv.pdf")).toBeInTheDocument();
    await submit();
    await screen.findByText(/We’ve received your application/);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Already received/)).not.toBeInTheDocument();
  });
});

import { act, renderHook } from "@testing-library/react";

import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";
import { submissionError } from "../../lib/submission-error";
import { uploadFile } from "../../lib/upload-file";

import { validateCv } from "./cv-file";
import { useCv } from "./use-cv";

jest.mock("../../lib/upload-file");
jest.mock("./cv-file", () => ({ validateCv: jest.fn(), withMediaType: (file: File) => file }));

const upload = jest.mocked(uploadFile);
const validate = jest.mocked(validateCv);
const file = new File(["%PDF-"], "cv.pdf");

const renderCv = () => renderHook(useCv).result;
const renderChosen = async () => {
  const cv = renderCv();
  await act(() => cv.current.choose(file));

  return cv;
};

describe("useCv", () => {
  beforeEach(() => {
    upload.mockReset().mockResolvedValue(7);
    validate.mockReset().mockResolvedValue(undefined);
    deleteDraft("application-cv");
  });

  it("requires a CV", async () => {
    const cv = renderCv();

    expect(await act(() => cv.current.check())).toBe(false);
    expect(cv.current.error).toBe("CV is required");
    expect(cv.current.name).toBeUndefined();
    await expect(cv.current.upload()).rejects.toThrow("No CV");
  });

  it("keeps its state if the file dialog closes without a choice", async () => {
    const cv = await renderChosen();
    await act(() => cv.current.choose(undefined));

    expect(cv.current.name).toBe("cv.pdf");
  });

  it("validates the CV when it is chosen and again before it is sent", async () => {
    validate.mockResolvedValue("This file is empty");
    const cv = await renderChosen();
    expect(cv.current.error).toBe("This file is empty");
    expect(await act(() => cv.current.check())).toBe(false);

    validate.mockResolvedValue(undefined);
    expect(await act(() => cv.current.check())).toBe(true);
    expect(cv.current.error).toBeUndefined();
  });

  it("uploads the CV once, reports progress and saves its id for a reload", async () => {
    let finish: (id: number) => void = () => undefined;
    upload.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const cv = await renderChosen();
    expect(cv.current.progress).toBeUndefined();

    let outcome: Promise<number | string> = Promise.resolve("");
    act(() => void (outcome = cv.current.upload()));
    expect(cv.current.progress).toBe(0);
    act(() => upload.mock.calls[0]?.[1].onProgress(0.4));
    expect(cv.current.progress).toBe(0.4);

    await act(async () => finish(7));
    expect(await outcome).toBe(7);
    expect(cv.current.progress).toBeUndefined();
    expect(cv.current.uploadedName).toBeUndefined();
    expect(await cv.current.upload()).toBe(7);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(readDraft("application-cv")?.values).toEqual({ id: 7, name: "cv.pdf" });
  });

  it("reuses a CV that was uploaded before a reload", async () => {
    saveDraft("application-cv", { values: { id: "abc", name: "cv.pdf" }, startedAt: 1 });
    const cv = renderCv();

    expect(cv.current.uploadedName).toBe("cv.pdf");
    expect(cv.current.name).toBe("cv.pdf");
    expect(await act(() => cv.current.check())).toBe(true);
    expect(await cv.current.upload()).toBe("abc");
    expect(upload).not.toHaveBeenCalled();
  });

  it.each([
    [{ id: 7 }],
    [{ name: "cv.pdf" }],
    [{ id: null, name: "cv.pdf" }],
    [{ id: 7, name: 7 }],
  ])("ignores an invalid draft (%j)", (values) => {
    saveDraft("application-cv", { values, startedAt: 1 });

    expect(renderCv().current.name).toBeUndefined();
  });

  it("resets progress after a cancellation, and can upload again", async () => {
    upload.mockImplementationOnce(
      (_file, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(submissionError("canceled")));
        }),
    );
    const cv = await renderChosen();
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => void (outcome = cv.current.upload().catch((error: unknown) => error)));
    act(() => cv.current.cancel());

    expect(await act(() => outcome)).toMatchObject({ code: "canceled" });
    expect(cv.current.progress).toBeUndefined();
    expect(await act(() => cv.current.upload())).toBe(7);
  });

  it("cancels the upload when another file is chosen, and sends that one next", async () => {
    upload.mockImplementationOnce(
      (_file, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(submissionError("canceled")));
        }),
    );
    const cv = await renderChosen();
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => void (outcome = cv.current.upload().catch((error: unknown) => error)));
    const other = new File(["%PDF-"], "other.pdf");
    await act(() => cv.current.choose(other));

    expect(await act(() => outcome)).toMatchObject({ code: "canceled" });
    expect(readDraft("application-cv")).toBeUndefined();
    expect(cv.current.name).toBe("other.pdf");
    await act(() => cv.current.upload());
    expect(upload).toHaveBeenLastCalledWith(other, expect.anything());
  });

  it("uploads the file that is shown if another was chosen after the button was pressed", async () => {
    const cv = await renderChosen();
    const { upload: uploadAsPressed } = cv.current;
    const other = new File(["%PDF-"], "other.pdf");
    await act(() => cv.current.choose(other));
    await act(() => uploadAsPressed());

    expect(upload).toHaveBeenLastCalledWith(other, expect.anything());
    expect(readDraft("application-cv")?.values).toEqual({ id: 7, name: "other.pdf" });
  });

  it("does not keep an upload that ends just after another file was chosen", async () => {
    let finish: (id: number) => void = () => undefined;
    upload.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const cv = await renderChosen();
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => void (outcome = cv.current.upload().catch((error: unknown) => error)));
    await act(() => cv.current.choose(new File(["%PDF-"], "other.pdf")));
    await act(async () => finish(7));

    expect(await outcome).toMatchObject({ code: "canceled" });
    expect(readDraft("application-cv")).toBeUndefined();
  });

  it("requires another file after the server rejects the CV", async () => {
    const cv = await renderChosen();
    await act(() => cv.current.upload());
    act(() => cv.current.reject("Please choose a PDF"));

    expect(cv.current.error).toBe("Please choose a PDF");
    expect(readDraft("application-cv")).toBeUndefined();
    await act(() => cv.current.upload());
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it("discards the upload when another file is chosen and after the application is sent", async () => {
    const cv = await renderChosen();
    await act(() => cv.current.upload());
    await act(() => cv.current.choose(new File(["%PDF-"], "other.pdf")));
    expect(cv.current.name).toBe("other.pdf");
    expect(readDraft("application-cv")).toBeUndefined();

    await act(() => cv.current.check());
    act(() => cv.current.clear());
    expect(cv.current.name).toBeUndefined();
    expect(cv.current.error).toBeUndefined();
  });
});

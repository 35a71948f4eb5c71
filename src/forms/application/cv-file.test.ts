import { maxCvBytes } from "../../../common/forms/form-limits";

import { acceptedCv, cvHint, validateCv, withMediaType } from "./cv-file";

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const zip = [0x50, 0x4b, 0x03, 0x04, 0x14];

const codesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** jsdom cannot read blobs as bytes. */
const file = (name: string, bytes: readonly number[], size = bytes.length) => {
  const created = new File([], name);
  Object.defineProperty(created, "size", { value: size });
  created.slice = (start = 0, end = bytes.length) =>
    ({ arrayBuffer: async () => new Uint8Array(bytes.slice(start, end)).buffer }) as Blob;

  return created;
};

describe("validateCv", () => {
  it.each([
    ["cv.pdf", pdf],
    ["CV.PDF", pdf],
    ["cv.final.docx", zip],
    ["CV", pdf],
    ["CV 12.05.2024", zip],
    ["CV of Dr. Doe", pdf],
    ["CV.pdf (1)", pdf],
    ["constructor", pdf],
  ])("accepts %s", async (name, bytes) => {
    expect(await validateCv(file(name, bytes))).toBeUndefined();
  });

  it.each(["cv.txt", "cv.pdf.exe", ".pdf", "cv.html", "cv.doc", "cv.odt", "x.toString"])(
    "rejects %s",
    async (name) => {
      expect(await validateCv(file(name, pdf))).toBe("Please send a PDF or a Word file (.docx).");
    },
  );

  it.each(["\xef\xbb\xbf", "\r\n ", "\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n"])(
    "accepts a PDF behind %j",
    async (before) => {
      expect(await validateCv(file("cv.pdf", [...codesOf(before), ...pdf]))).toBeUndefined();
    },
  );

  it.each(["<html>", "MZ\n", "@PJL COMMENT <html>\n", " ".repeat(1020)])(
    "rejects a PDF behind %j",
    async (before) => {
      expect(await validateCv(file("cv.pdf", [...codesOf(before), ...pdf]))).toBe(
        "This file isn’t a valid PDF",
      );
    },
  );

  it("rejects other content without an extension", async () => {
    expect(await validateCv(file("CV", codesOf("<html>")))).toBe(
      "Please send a PDF or a Word file (.docx).",
    );
  });

  it("accepts 5 MB and rejects one byte more", async () => {
    expect(await validateCv(file("cv.pdf", pdf, maxCvBytes))).toBeUndefined();
    expect(await validateCv(file("cv.pdf", pdf, maxCvBytes + 1))).toBe(
      "This file is larger than 5 MB",
    );
  });

  it("rejects an empty file", async () => {
    expect(await validateCv(file("cv.pdf", []))).toBe("This file is empty");
  });

  it("rejects content that does not match the extension", async () => {
    expect(await validateCv(file("cv.pdf", zip))).toBe("This file isn’t a valid PDF");
    expect(await validateCv(file("CV.docx", pdf))).toBe("This file isn’t a valid DOCX");
    expect(await validateCv(file("cv.pdf", [0x25]))).toBe("This file isn’t a valid PDF");
  });

  it("asks for the file again if it can no longer be read", async () => {
    const unreadable = file("cv.pdf", pdf);
    unreadable.slice = () => {
      throw new DOMException("gone", "NotFoundError");
    };

    expect(await validateCv(unreadable)).toBe("This file can’t be read. Please choose it again.");
  });

  it("accepts the same extensions in the file dialog and in the hint", () => {
    expect(acceptedCv).toBe(".pdf,.docx");
    expect(cvHint).toBe("PDF or Word (.docx), up to 5 MB.");
  });
});

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("the media type of an uploaded file", () => {
  it.each([
    ["cv.pdf", "", "application/pdf"],
    ["CV.PDF", "application/x-pdf", "application/pdf"],
    ["cv.final.docx", "application/zip", docx],
    ["cv.txt", "text/plain", "text/plain"],
    ["constructor", "", ""],
    ["CV", "application/pdf", ""],
    ["CV 12.05.2024", "application/x-pdf", ""],
  ])("for %s, reported by the system as %j, is %s", (name, systemType, type) => {
    expect(withMediaType(new File(["x"], name, { type: systemType })).type).toBe(type);
  });

  it("leaves the file's other properties unchanged", () => {
    const original = new File(["four"], "my cv.docx", { lastModified: 5 });

    expect(withMediaType(original)).toMatchObject({ name: "my cv.docx", size: 4, lastModified: 5 });
  });
});

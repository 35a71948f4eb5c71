import { acceptedCv, cvProblem, maxCvSize } from "./cv-file";

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const zip = [0x50, 0x4b, 0x03, 0x04, 0x14];
const doc = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** jsdom's blobs cannot be read as bytes. */
const file = (name: string, bytes: readonly number[], size = bytes.length) => {
  const made = new File([], name);
  Object.defineProperty(made, "size", { value: size });
  made.slice = (start = 0, end = bytes.length) =>
    ({ arrayBuffer: async () => new Uint8Array(bytes.slice(start, end)).buffer }) as Blob;

  return made;
};

describe("a chosen CV", () => {
  it.each([
    ["cv.pdf", pdf],
    ["CV.PDF", pdf],
    ["cv.final.doc", doc],
    ["cv.docx", zip],
    ["lebenslauf.odt", zip],
  ])("passes as %s", async (name, bytes) => {
    expect(await cvProblem(file(name, bytes))).toBeUndefined();
  });

  it.each(["cv.txt", "cv.pdf.exe", "cv", "pdf", "cv.html", "constructor", "x.toString"])(
    "does not pass as %s",
    async (name) => {
      expect(await cvProblem(file(name, pdf))).toBe("Choose a PDF, DOC, DOCX or ODT file");
    },
  );

  it("may be 5 MB and not a byte more", async () => {
    expect(await cvProblem(file("cv.pdf", pdf, maxCvSize))).toBeUndefined();
    expect(await cvProblem(file("cv.pdf", pdf, maxCvSize + 1))).toBe(
      "The file is larger than 5 MB",
    );
  });

  it("is not empty", async () => {
    expect(await cvProblem(file("cv.pdf", []))).toBe("The file is empty");
  });

  it("is what its name says", async () => {
    expect(await cvProblem(file("cv.pdf", zip))).toMatch(/not what its name says/);
    expect(await cvProblem(file("cv.docx", pdf))).toMatch(/not what its name says/);
    expect(await cvProblem(file("cv.pdf", [0x25]))).toMatch(/not what its name says/);
  });

  it("that has vanished is asked for again", async () => {
    const gone = file("cv.pdf", pdf);
    gone.slice = () => {
      throw new DOMException("gone", "NotFoundError");
    };

    expect(await cvProblem(gone)).toMatch(/choose it again/);
  });

  it("is offered in the file dialog by its endings", () => {
    expect(acceptedCv).toBe(".pdf,.doc,.docx,.odt");
  });
});

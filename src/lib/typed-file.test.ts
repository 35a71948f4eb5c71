import { typedFile } from "./typed-file";

const odt = "application/vnd.oasis.opendocument.text";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("the type of a file that is sent", () => {
  it.each([
    ["cv.pdf", "", "application/pdf"],
    ["CV.PDF", "application/x-pdf", "application/pdf"],
    ["cv.doc", "application/octet-stream", "application/msword"],
    ["cv.final.docx", "application/zip", docx],
    ["lebenslauf.odt", "", odt],
    ["cv.txt", "text/plain", "text/plain"],
    ["constructor", "", ""],
  ])("of %s, which the system calls %j, is %s", (name, told, type) => {
    expect(typedFile(new File(["x"], name, { type: told })).type).toBe(type);
  });

  it("changes nothing else about it", () => {
    const file = new File(["four"], "my cv.odt", { lastModified: 5 });

    expect(typedFile(file)).toMatchObject({ name: "my cv.odt", size: 4, lastModified: 5 });
  });
});

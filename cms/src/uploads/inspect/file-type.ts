import { inspectDoc } from "./doc";
import { inspectDocx } from "./docx";
import { inspectOdt } from "./odt";
import { inspectPdf } from "./pdf";
import type { Verdict } from "./verdict";

/** A type of file that an application may carry. */
type FileType = {
  extension: string;
  mime: string;
  inspect: (file: Buffer) => Verdict | Promise<Verdict>;
};

const types: readonly FileType[] = [
  { extension: "pdf", mime: "application/pdf", inspect: inspectPdf },
  { extension: "doc", mime: "application/msword", inspect: inspectDoc },
  {
    extension: "docx",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    inspect: inspectDocx,
  },
  { extension: "odt", mime: "application/vnd.oasis.opendocument.text", inspect: inspectOdt },
];

/**
 * Whether a file is what its name and its declared type say, by its kind, its structure and
 * its size once unpacked. This is no search for viruses: what a PDF does, what a field in a
 * Word file asks for, and what its reader makes of a broken picture is not looked at
 * (docs/security.md, "Files").
 */
export const inspectFile = async (
  fileName: string,
  mime: string,
  content: Buffer,
): Promise<{ verdict: Verdict; mime: string }> => {
  const extension = /^[^.].*\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const type = types.find((candidate) => candidate.extension === extension);
  const agrees = type?.mime === mime.toLowerCase();

  return agrees && type
    ? { verdict: await type.inspect(content), mime: type.mime }
    : { verdict: "other", mime };
};

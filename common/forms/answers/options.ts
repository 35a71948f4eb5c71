import { readLine } from "../../text/read-text.ts";

/** The options of a choice in a form of editors: the lines of its text. */
export const optionsIn = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(/\r\n?|\n/)
    .map(readLine)
    .filter(Boolean);

const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that no XML 1.0 may have, however they are written. */
export const xmlText = (text: string) => text.replace(notInXml, "");

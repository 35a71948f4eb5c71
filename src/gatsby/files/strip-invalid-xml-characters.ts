const invalidXmlCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Strips characters that XML 1.0 forbids, even as character references. */
export const stripInvalidXmlCharacters = (text: string) => text.replace(invalidXmlCharacters, "");

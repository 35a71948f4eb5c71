const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Strips the characters that XML 1.0 forbids even as references. */
export const xmlText = (text: string) => text.replace(notInXml, "");

const known = new Map<string, string>();

/** Sixteen bytes as a UUID of version 8, which leaves its content open (RFC 9562, section 5.8). */
const asUuid = (bytes: Uint8Array) => {
  const hex = Array.from(bytes.slice(0, 16), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x80;
    if (index === 8) return (byte & 0x3f) | 0x80;

    return byte;
  })
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

const digest = async (text: string) => {
  // Only pages served over HTTPS have `subtle`; elsewhere the key is at least the
  // same for every attempt from this page.
  if (!globalThis.crypto.subtle) return crypto.getRandomValues(new Uint8Array(16));

  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
};

/**
 * The key under which the service stores an entry once: made from the content and
 * the day, so that a second click, a retry, a reload and a second tab with the
 * same entries all send the same key.
 */
export const idempotencyKey = async (form: string, content: object): Promise<string> => {
  const text = JSON.stringify([form, content]);
  const key = known.get(text) ?? asUuid(await digest(`${new Date().toDateString()} ${text}`));
  known.set(text, key);

  return key;
};

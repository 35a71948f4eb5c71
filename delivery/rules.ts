import { isHashed } from "./hashed.ts";

/** How long browsers and caches may keep an answer. */
const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
  error: "no-store",
};

/** Headers of every answer, whatever it is. */
const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

/** Headers that say something about documents alone. */
const ofPages = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** The headers of an answer. @param path of the file, with a slash at its start. */
export const headersFor = (path: string, status: number): Record<string, string> => ({
  ...everywhere,
  ...(path.endsWith(".html") && ofPages),
  "Cache-Control":
    status >= 400 ? cacheControl.error : isHashed(path) ? cacheControl.hashed : cacheControl.other,
});

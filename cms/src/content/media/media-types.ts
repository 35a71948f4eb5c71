/** Media types that the media library accepts, by extension. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".svg", "image/svg+xml"],
  [".pdf", "application/pdf"],
  [".mp4", "video/mp4"],
  [".webm", "video/webm"],
  // Captions of videos.
  [".vtt", "text/vtt"],
]);

/** Other extensions of these types, with those that the site's build and web servers know. */
export const otherExtensions: ReadonlyMap<string, string> = new Map([
  [".jpe", ".jpg"],
  [".jfif", ".jpg"],
  [".pjpeg", ".jpg"],
  [".pjp", ".jpg"],
  [".m4v", ".mp4"],
]);

/**
 * Types that Strapi detects in such files, which it checks again: AVIF in the general container of
 * HEIF, and MP4 of Apple's programs.
 */
export const otherTypes = ["image/heif", "video/x-m4v"];

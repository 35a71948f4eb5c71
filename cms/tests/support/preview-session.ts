import { sign } from "../../src/common/preview-signature";

/** Asks the CMS, as the preview server does, if a session or a link is open. */
export const checkPreview = (
  url: string,
  secret: string,
  asked: object,
  purpose: Parameters<typeof sign>[1] = "check",
) =>
  fetch(`${url}/api/preview-session`, {
    headers: { Authorization: `Bearer ${sign(secret, purpose, asked)}` },
  });

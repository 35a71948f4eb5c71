import type { AppContext } from "../context";

import { signLink } from "./signed-link";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A link to an uploaded file, valid from now on for CV_LINK_DAYS, and when it expires.
 *
 * @param origin where browsers reach the service.
 */
export const cvLink = ({ settings, secrets }: AppContext, documentId: string, origin: string) => {
  const expires = new Date(Date.now() + settings.cvs.linkDays * dayMs);
  const token = signLink(secrets.link, documentId, expires);

  return { address: `${origin}/api/cvs/${token}`, expires };
};

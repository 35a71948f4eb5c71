import { visitorGates } from "../visitor-gates";

import { signLink } from "./signed-link";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A link to an uploaded file, good from now on for CV_LINK_DAYS, and when it ends.
 *
 * @param host where the service is reached while CMS_PUBLIC_URL does not say.
 */
export const cvLink = (documentId: string, host: string) => {
  const { settings, linkSecret } = visitorGates();
  const expires = new Date(Date.now() + settings.cvs.linkDays * dayMs);
  const token = signLink(linkSecret, documentId, expires);

  return { address: `${settings.publicUrl || host}/api/cvs/${token}`, expires };
};

import type { AppContext } from "../context";
import { cvLinkPath } from "../http/paths";

import { readLink, signLink } from "../lib/signed-link";

const dayMs = 24 * 60 * 60 * 1000;
/** Between the file's id and the person's; neither has one. */
const separator = "_";

/**
 * A link to an uploaded file, valid from now on for CV_LINK_DAYS, and when it expires.
 *
 * @param origin where browsers reach the service.
 * @param personId of whom the panel makes it for; a mail is for several people.
 */
export const cvLink = (
  { settings, secrets }: AppContext,
  documentId: string,
  origin: string,
  personId?: number,
) => {
  const expires = new Date(Date.now() + settings.cvs.linkDays * dayMs);
  const subject = personId === undefined ? documentId : `${documentId}${separator}${personId}`;
  const token = signLink(secrets.cvLink, subject, expires);

  return { address: origin + cvLinkPath.replace(":token", token), expires };
};

/** The file that a link opens, and for whom the panel made it; nothing if it is forged or expired. */
export const readCvLink = ({ secrets }: AppContext, token: string) => {
  const [documentId, personId] = readLink(secrets.cvLink, token)?.split(separator) ?? [];

  return { documentId, personId };
};

/** Who opens a file, as far as anybody knows: links can be passed on. */
export const holderOf = async ({ strapi }: AppContext, personId: string | undefined) => {
  if (!personId) return "whoever holds the link";
  const person: { email: string } | null = await strapi.db
    .query("admin::user")
    .findOne({ where: { id: Number(personId) }, select: ["email"] });

  return `whoever holds the link of ${person?.email ?? `person ${personId}, who is gone`}`;
};

import { dayMs } from "../../common/durations";
import type { AppContext } from "../../server/app-context";
import { cvLinkPath } from "../../server/http/endpoints";
import { adminUsers } from "../../server/admin/users";
import { verifyToken, signToken } from "../../server/lib/signed-token";

/** Collection of uploaded files. */
export const cvUid = "api::cv-file.cv-file";

/** Separates the ids of the file and the user, which do not contain it. */
const separator = "_";

/**
 * A link to an uploaded file, valid for CV_LINK_DAYS, and its expiry.
 *
 * @param origin of this service, as browsers reach it.
 * @param userId of the admin user it is for; undefined in emails, which have several recipients.
 */
export const cvLink = (
  { settings, secrets }: AppContext,
  documentId: string,
  origin: string,
  userId?: number,
) => {
  const expires = new Date(Date.now() + settings.cvs.linkDays * dayMs);
  const subject = userId === undefined ? documentId : `${documentId}${separator}${userId}`;
  const token = signToken(secrets.cvLink, subject, expires);

  return { url: origin + cvLinkPath.replace(":token", token), expires };
};

/** The ids of file and user of a link's token; neither if it is forged or expired. */
export const verifyCvLink = ({ secrets }: AppContext, token: string) => {
  const [documentId, userId] = verifyToken(secrets.cvLink, token)?.split(separator) ?? [];

  return { documentId, userId };
};

/** The actor for the audit log: a link may be passed on, so only its first recipient is known. */
export const linkActor = async ({ strapi }: AppContext, userId: string | undefined) => {
  if (!userId) return "someone with the link";
  const person: { email: string } | null = await adminUsers(strapi).findOne({
    where: { id: Number(userId) },
    select: ["email"],
  });

  return `someone with the link of ${person?.email ?? `person ${userId}, who is gone`}`;
};

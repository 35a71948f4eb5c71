import type { AppContext } from "../context";
import { newsletterPaths } from "../http/paths";
import { verifyToken, signToken } from "../lib/signed-token";

/** What the holder of a link may do with one subscription. */
export type LinkAction = keyof typeof newsletterPaths;

/** The links themselves do not expire: a subscription that nobody confirmed does. */
const forever = new Date("9999-12-31");

/** A link by which the owner of a subscribed address confirms it or ends it. */
export const subscriptionLink = (
  { settings, secrets }: AppContext,
  action: LinkAction,
  documentId: string,
): string => {
  const token = signToken(secrets[action], documentId, forever);

  return settings.publicUrl + newsletterPaths[action].replace(":token", token);
};

/** The subscription that a token is for; undefined if it is forged or for the other action. */
export const subscriptionOf = (
  { secrets }: AppContext,
  action: LinkAction,
  token: string,
): string | undefined => verifyToken(secrets[action], token);

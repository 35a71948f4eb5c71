import type { AppContext } from "../../server/app-context";
import { newsletterPaths } from "../../server/http/endpoints";
import { verifyToken, signToken } from "../../server/lib/signed-token";

/** Actions on a subscription by link. */
export type LinkAction = keyof typeof newsletterPaths;

/** Links do not expire; unconfirmed subscriptions do. */
const noExpiry = new Date("9999-12-31");

/** A link by which a subscriber confirms a subscription or ends it. */
export const subscriptionLink = (
  { settings, secrets }: AppContext,
  action: LinkAction,
  documentId: string,
): string => {
  const token = signToken(secrets[`${action}Link`], documentId, noExpiry);

  return settings.publicUrl + newsletterPaths[action].replace(":token", token);
};

/** The document id of a token's subscription; undefined if the token is forged or for the other action. */
export const subscriptionOf = (
  { secrets }: AppContext,
  action: LinkAction,
  token: string,
): string | undefined => verifyToken(secrets[`${action}Link`], token);

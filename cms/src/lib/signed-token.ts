import { hmac, safeEqual } from "./secrets";

const signatureOf = (secret: string, subject: string, expires: string) =>
  hmac(secret, `${subject}.${expires}`);

/** A token for one document that expires: `<document id>.<seconds>.<signature>`. */
export const signToken = (secret: string, documentId: string, expiresAt: Date): string => {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));

  return `${documentId}.${expires}.${signatureOf(secret, documentId, expires)}`;
};

/** The document id of a token; undefined if the token is forged, malformed or expired. */
export const verifyToken = (
  secret: string,
  token: string,
  now = Date.now(),
): string | undefined => {
  const [, documentId, expires, signature] =
    /^(\w{8,40})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!documentId || !expires || !signature) return undefined;

  const genuine = safeEqual(signature, signatureOf(secret, documentId, expires));

  return genuine && Number(expires) * 1000 > now ? documentId : undefined;
};

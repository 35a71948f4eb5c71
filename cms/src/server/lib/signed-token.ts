import { hmac, safeEqual } from "../../common/secrets";

const signatureOf = (secret: string, subject: string, expires: string) =>
  hmac(secret, `${subject}.${expires}`);

/** A token that expires, for a subject such as a document id: `<subject>.<seconds>.<signature>`. */
export const signToken = (secret: string, subject: string, expiresAt: Date): string => {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));

  return `${subject}.${expires}.${signatureOf(secret, subject, expires)}`;
};

/** The subject of a token; undefined if the token is forged, malformed or expired. */
export const verifyToken = (
  secret: string,
  token: string,
  now = Date.now(),
): string | undefined => {
  const [, subject, expires, signature] = /^(\w{8,40})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!subject || !expires || !signature) return undefined;

  const genuine = safeEqual(signature, signatureOf(secret, subject, expires));

  return genuine && Number(expires) * 1000 > now ? subject : undefined;
};

import { hmac, isSame } from "./secrets";

const signatureOf = (secret: string, subject: string, expires: string) =>
  hmac(secret, `${subject}.${expires}`);

/** Signs the right to read one file until a given time: `<document id>.<seconds>.<signature>`. */
export const signLink = (secret: string, documentId: string, expiresAt: Date): string => {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));

  return `${documentId}.${expires}.${signatureOf(secret, documentId, expires)}`;
};

/** The document id that a token opens; undefined if it is forged, malformed or expired. */
export const readLink = (secret: string, token: string, now = Date.now()): string | undefined => {
  const [, documentId, expires, signature] =
    /^(\w{8,40})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!documentId || !expires || !signature) return undefined;

  const genuine = isSame(signature, signatureOf(secret, documentId, expires));

  return genuine && Number(expires) * 1000 > now ? documentId : undefined;
};

import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** The parts of an Authorization header of AWS4-HMAC-SHA256. */
const parse = (header: string) => {
  const [, id = "", scope = "", signed = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? [];

  return { id, scope, signed, signature };
};

/**
 * True if a request is signed with this account's key, over its whole body ("Create a signed AWS
 * API request" in the IAM user guide). The list of signed headers is the request's.
 */
export const isSignedBy = (
  account: { id: string; secret: string },
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
): boolean => {
  const { id, scope, signed, signature } = parse(headers.authorization ?? "");
  const [path = "", query = ""] = url.split("?");
  const payload = String(headers["x-amz-content-sha256"]);
  const names = signed.split(";");
  const canonical = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signed,
    payload,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${account.secret}`);

  return (
    id === account.id &&
    names.includes("host") &&
    payload === sha256(body) &&
    hmac(key, toSign).toString("hex") === signature
  );
};

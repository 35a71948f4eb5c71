import { hmac } from "../../common/secrets";

/** The response to an accepted submission. */
export type Receipt = { id: number; documentId: string };

/** A receipt that is equal for new and known emails, so that it does not reveal who subscribes. */
export const opaqueReceipt = (secret: string, value: string): Receipt => {
  const digest = Buffer.from(hmac(secret, value), "base64url");

  return {
    id: digest.readUIntBE(0, 6),
    documentId: BigInt(`0x${digest.subarray(6).toString("hex")}`)
      .toString(36)
      .padStart(24, "0")
      .slice(0, 24),
  };
};

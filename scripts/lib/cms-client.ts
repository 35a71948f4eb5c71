import { createHmac } from "node:crypto";

/**
 * Lets somebody create the first administrator (cms/src/access/set-up.ts). The content service
 * derives it from the first of APP_KEYS in the same way.
 *
 * @param {Record<string, string | undefined>} settings
 */
export const setUpToken = ({ APP_KEYS = "" }) =>
  createHmac("sha256", APP_KEYS.split(",")[0]?.trim() ?? "")
    .update("set-up")
    .digest("base64url");

/**
 * Where to open the panel of a content service that runs: with the token that it takes to
 * create the first administrator while there is none.
 *
 * @param {string} address
 * @param {Record<string, string | undefined>} settings
 */
export const panelAddress = async (address, settings) => {
  const answer = await fetch(`${address}/admin/init`);
  /** @type {{ data?: { hasAdmin?: boolean } }} */
  const { data } = answer.ok ? await answer.json() : {};

  return data?.hasAdmin === false
    ? `${address}/set-up?token=${setUpToken(settings)}`
    : `${address}/admin`;
};

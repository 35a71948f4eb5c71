import { setUpToken } from "./administrator.mjs";
import { call } from "./call-service.mjs";

const administrator = {
  firstname: "Ada",
  lastname: "Admin",
  email: "ada@example.com",
  password: "A-long-Passw0rd",
};

/**
 * Registers the first administrator of a content service for tests.
 *
 * @param {string} address of a content service that has no administrator yet.
 * @param {Record<string, string | undefined>} settings with which it runs.
 * @returns {Promise<string>} the administrator's token.
 */
export const registerAdministrator = async (address, settings) => {
  const { data } = await call(`${address}/admin/register-admin`, {
    body: administrator,
    headers: { "Set-Up-Token": setUpToken(settings) },
  });

  return data.token;
};

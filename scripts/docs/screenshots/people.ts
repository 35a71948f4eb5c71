import { call } from "../../support/call-service.mjs";
import { registerAdministrator } from "../../support/register-administrator.mjs";

/**
 * Registers the first administrator, who invites an editor that also answers what visitors send.
 *
 * @param {string} address of a content service that has no administrator yet.
 * @param {Record<string, string | undefined>} settings with which it runs.
 * @returns {Promise<{ invitation: string, token: string }>} the link that the editor gets, and
 *   the administrator's token.
 */
export const inviteEditor = async (address, settings) => {
  const token = await registerAdministrator(address, settings);
  /** @type {{ data: { id: number, code: string }[] }} */
  const { data: roles } = await call(`${address}/admin/roles`, { token });
  const body = {
    firstname: "Edith",
    lastname: "Example",
    email: "edith@example.com",
    roles: roles
      .filter(({ code }) => ["strapi-editor", "leads"].includes(code))
      .map(({ id }) => id),
  };
  const { data } = await call(`${address}/admin/users`, { body, token });

  return {
    invitation: `${address}/admin/auth/register?registrationToken=${data.registrationToken}`,
    token,
  };
};

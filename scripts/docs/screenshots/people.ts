import { createFirstAdmin, requestCms } from "../../lib/cms-client.ts";

/**
 * Registers the first administrator, who invites an editor with access to the leads.
 *
 * @returns the editor's link and the administrator's token.
 */
export const inviteEditor = async (url: string, settings: Record<string, string | undefined>) => {
  const token = await createFirstAdmin(url, settings);
  const { data: roles }: { data: { id: number; code: string }[] } = await requestCms(
    `${url}/admin/roles`,
    { token },
  );
  const body = {
    firstname: "Edith",
    lastname: "Example",
    email: "edith@example.com",
    roles: roles
      .filter(({ code }) => ["strapi-editor", "leads"].includes(code))
      .map(({ id }) => id),
  };
  const { data } = await requestCms(`${url}/admin/users`, { body, token });

  return {
    invitation: `${url}/admin/auth/register?registrationToken=${data.registrationToken}`,
    token,
  };
};

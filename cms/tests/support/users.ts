import { createHmac } from "node:crypto";

import type { InProcess } from "./in-process";
import { appKey } from "./service";

/** The token in the startup log that permits creating the first administrator. */
export const setupToken = createHmac("sha256", appKey).update("set-up").digest("base64url");

/** Password of all users in the tests. */
export const userPassword = "A-long-Passw0rd";

const headersOf = async (serviceUrl: string, path: string, message: object, more = {}) => {
  const response = await fetch(serviceUrl + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: serviceUrl, ...more },
    body: JSON.stringify(message),
  });
  const { data } = (await response.json()) as { data: { token: string } };

  return { Authorization: `Bearer ${data.token}`, Origin: serviceUrl };
};

/** Registers the first administrator of a CMS. @returns the headers of their requests. */
export const registerFirstAdministrator = (serviceUrl: string) =>
  headersOf(
    serviceUrl,
    "/admin/register-admin",
    { firstname: "Edith", email: "editor@example.com", password: userPassword },
    { "Set-Up-Token": setupToken },
  );

/** Accepts an invitation. @returns the headers of the new user's requests. */
export const acceptInvitation = (serviceUrl: string, registrationToken: string) =>
  headersOf(serviceUrl, "/admin/register", {
    registrationToken,
    userInfo: { firstname: "Ruth", password: userPassword },
  });

type Service = Pick<InProcess, "strapi" | "url">;

/** Adds a user with one role. */
export const addUser = async (
  { strapi }: Service,
  roleCode: string,
  email: string,
  isActive = true,
) => {
  const role = await strapi.service("admin::role").findOne({ code: roleCode });
  await strapi.service("admin::user").create({
    firstname: roleCode,
    email,
    password: userPassword,
    isActive,
    registrationToken: null,
    roles: [role.id],
  });
};

/** Adds a user with one role, and signs them in. @returns the headers of their requests. */
export const signInAs = async (
  service: Service,
  roleCode: string,
  email = `${roleCode}-person@example.com`,
) => {
  await addUser(service, roleCode, email);

  return headersOf(service.url, "/admin/login", { email, password: userPassword });
};

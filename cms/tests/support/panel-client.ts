import assert from "node:assert/strict";

import { acceptInvitation, registerFirstAdministrator, signInAs } from "./users";
import type { InProcess } from "./in-process";

/** The path of the panel's routes of collection types, which goes on with a type. */
export const manage = "/content-manager/collection-types";

/** The message of an answer, if it is an error. */
export const messageOf = ({ body }: { body: unknown }) =>
  (body as { error?: { message: string } }).error?.message;

/** Sends requests like the panel, with these headers. URL and headers are read for each request. */
export const panelOf = (service: { url: string }, headers: () => Record<string, string>) => {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(service.url + path, {
      method,
      headers: { ...headers(), ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();

    return { status: response.status, body: (text ? JSON.parse(text) : {}) as never };
  };

  return {
    call,
    get: (path: string) => call("GET", path),
    post: (path: string, body: object = {}) => call("POST", path, body),
    /** Creates a record as a draft. @returns its document id. */
    create: async (uid: string, data: object) => {
      const { body } = await call("POST", `${manage}/${uid}`, data);

      return (body as { data: { documentId: string } }).data.documentId;
    },
    publish: (uid: string, documentId: string, data: object) =>
      call("POST", `${manage}/${uid}/${documentId}/actions/publish`, data),
    unpublish: (uid: string, documentId: string) =>
      call("POST", `${manage}/${uid}/${documentId}/actions/unpublish`, {}),
    remove: (uid: string, documentId: string) => call("DELETE", `${manage}/${uid}/${documentId}`),
  };
};

/** Sends requests like the panel, as the first administrator. */
export const openPanel = async (url: string) => {
  const headers = await registerFirstAdministrator(url);

  return panelOf({ url }, () => headers);
};

export type Panel = ReturnType<typeof panelOf>;

/** Sends requests like the panel, as a new user with this role. */
export const openPanelWithRole = async (
  service: Pick<InProcess, "strapi" | "url">,
  roleCode: string,
  email?: string,
): Promise<Panel> => {
  const headers = await signInAs(service, roleCode, email);

  return panelOf(service, () => headers);
};

export const teamEmails = {
  editor: "editing@example.com",
  author: "writing@example.com",
  colleague: "colleague@example.com",
  leads: "leads@example.com",
};

/** Adds an editor, two authors and a user without content, and sends requests as each. */
export const openTeam = async (service: Pick<InProcess, "strapi" | "url">) => ({
  editor: await openPanelWithRole(service, "strapi-editor", teamEmails.editor),
  author: await openPanelWithRole(service, "strapi-author", teamEmails.author),
  colleague: await openPanelWithRole(service, "strapi-author", teamEmails.colleague),
  leads: await openPanelWithRole(service, "leads", teamEmails.leads),
});

export type Permission = {
  action: string;
  subject?: string;
  properties?: { fields: string[] };
  conditions?: string[];
};

/** The permissions of as few roles as possible: a role has one for an action on a type. */
const splitByRole = (permissions: Permission[]) => {
  const keyOf = ({ action, subject }: Permission) => `${action} ${subject}`;
  const roles: Permission[][] = [[]];
  for (const permission of permissions) {
    const isFree = (role: Permission[]) => role.every((one) => keyOf(one) !== keyOf(permission));
    const role = roles.find(isFree);
    if (role) role.push(permission);
    else roles.push([permission]);
  }

  return roles;
};

/** Sends requests like the panel, as a new user whose roles have these permissions. */
export const openPanelAs = async (
  url: string,
  administrator: Panel,
  permissions: Permission[],
  email = "reader@example.com",
): Promise<Panel> => {
  const roles: number[] = [];
  for (const own of splitByRole(permissions)) {
    const name = `Permissions ${roles.length + 1} of ${email}`;
    const role = (await administrator.post("/admin/roles", { name, description: "" })).body as {
      data: { id: number };
    };
    const { status, body } = await administrator.call(
      "PUT",
      `/admin/roles/${role.data.id}/permissions`,
      { permissions: own.map((one) => ({ subject: null, conditions: [], ...one })) },
    );
    assert.equal(status, 200, JSON.stringify(body));
    roles.push(role.data.id);
  }
  const person = { firstname: "Ruth", email, roles };
  const user = (await administrator.post("/admin/users", person)).body as {
    data: { registrationToken: string };
  };
  const headers = await acceptInvitation(url, user.data.registrationToken);

  return panelOf({ url }, () => headers);
};

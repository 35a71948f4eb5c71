import type { Core } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import { assistantsAction } from "../../server/admin/rights";
import { type AdminUser, adminUsers, userName } from "../../server/admin/users";

import type { AssistantPerson, AssistantToken } from "../types";

type Row = {
  id: number;
  kind: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  adminUserOwner: (AdminUser & { id: number }) | null;
  adminPermissions?: { action: string }[];
};

type Tokens = {
  authenticateAdminToken: (
    secret: string,
  ) => Promise<{ authenticated: boolean; credentials?: { id: number } }>;
  create: (attributes: object, owner: object) => Promise<{ accessKey: string }>;
  revoke: (id: number) => Promise<unknown>;
};

const tokensOf = (strapi: Core.Strapi) =>
  strapi.service("admin::api-token-admin") as unknown as Tokens;

/** The id of a token that works now; undefined for any other text. */
export const findTokenId = async (
  strapi: Core.Strapi,
  secret: string,
): Promise<number | undefined> => {
  const { authenticated, credentials } = await tokensOf(strapi).authenticateAdminToken(secret);

  return authenticated ? credentials?.id : undefined;
};

/** True if a token of the CMS has a name; names are unique. */
export const isNameTaken = async (strapi: Core.Strapi, name: string): Promise<boolean> =>
  (await strapi.db.query("admin::api-token").count({ where: { name } })) > 0;

const toIso = (time: string) => new Date(time).toISOString();

const readRows = async (strapi: Core.Strapi): Promise<Row[]> => {
  const rows: Row[] = await strapi.db.query("admin::api-token").findMany({
    where: { kind: "admin" },
    populate: ["adminUserOwner", "adminPermissions"],
    orderBy: { id: "desc" },
  });

  return rows.filter(
    ({ adminPermissions = [] }) =>
      adminPermissions.length > 0 &&
      adminPermissions.every(({ action }) => action === assistantsAction),
  );
};

/** The tokens of assistants, the newest first: of all people, or of one. */
export const listTokens = async (
  strapi: Core.Strapi,
  readerId: number,
  ofAll: boolean,
): Promise<AssistantToken[]> =>
  (await readRows(strapi))
    .filter(({ adminUserOwner }) => ofAll || adminUserOwner?.id === readerId)
    .map(({ id, name, createdAt, lastUsedAt, expiresAt, adminUserOwner }) => ({
      id,
      name,
      person: (adminUserOwner && userName(adminUserOwner)) ?? "Nobody",
      createdAt: toIso(createdAt),
      lastUsedAt: lastUsedAt && toIso(lastUsedAt),
      expiresAt: expiresAt && toIso(expiresAt),
      isOwn: adminUserOwner?.id === readerId,
    }));

type User = AdminUser & { id: number; roles: { id: number; code: string }[] };

const superAdmin = "strapi-super-admin";

/** The active users whose roles allow them to work with an assistant, by name. */
export const peopleWithAssistants = async (strapi: Core.Strapi): Promise<AssistantPerson[]> => {
  const granted: { role: { id: number } | null }[] = await strapi.db
    .query("admin::permission")
    .findMany({
      where: { action: assistantsAction, role: { id: { $notNull: true } } },
      populate: ["role"],
    });
  const roleIds = new Set(granted.map(({ role }) => role?.id));
  const users: User[] = await adminUsers(strapi).findMany({
    where: { isActive: true },
    populate: ["roles"],
  });

  return users
    .filter(({ roles }) => roles.some(({ id, code }) => code === superAdmin || roleIds.has(id)))
    .map((user) => ({ id: user.id, name: userName(user) ?? `User ${user.id}` }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
};

/**
 * Makes a token for a person. It carries one permission, so it opens no route of the panel.
 *
 * @param days until it expires: one of Strapi's choices, 7, 30 or 90.
 * @returns its secret, which is not stored in plain text; undefined without such a person.
 */
export const createToken = async (
  strapi: Core.Strapi,
  { personId, name, days }: { personId: number; name: string; days: number },
): Promise<string | undefined> => {
  const people = await peopleWithAssistants(strapi);
  if (!people.some(({ id }) => id === personId)) return undefined;
  const owner: User = await adminUsers(strapi).findOne({
    where: { id: personId },
    populate: ["roles"],
  });
  const { accessKey } = await tokensOf(strapi).create(
    {
      name,
      description: "",
      lifespan: days * dayMs,
      adminPermissions: [
        { action: assistantsAction, subject: null, properties: {}, conditions: [] },
      ],
    },
    owner,
  );

  return accessKey;
};

/** Takes a token back. @returns false if a user who may take back only their own ones has none with this id. */
export const deleteToken = async (
  strapi: Core.Strapi,
  id: number,
  readerId: number,
  ofAll: boolean,
): Promise<boolean> => {
  const isShown = (await listTokens(strapi, readerId, ofAll)).some((token) => token.id === id);
  if (isShown) await tokensOf(strapi).revoke(id);

  return isShown;
};

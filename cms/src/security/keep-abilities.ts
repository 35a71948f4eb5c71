import { createHash } from "node:crypto";

import type { Core } from "@strapi/strapi";

import type { Ability } from "../server/admin/rights";

type User = { id: number; roles: { id: number; code: string }[] };
type Engine = { generateUserAbility: (user: User) => Promise<Ability> };
type Row = { conditions?: unknown };

/** The conditions whose result depends on the user alone: who created a record, and their roles. */
const userConditions = ["admin::is-creator", "admin::has-same-role-as-creator"];

/** Abilities that are kept: those of an editor and of an administrator take about 200 kB each. */
const maxKept = 100;

/** SQLite returns JSON as text, PostgreSQL as values. */
const conditionsOf = ({ conditions }: Row): unknown =>
  typeof conditions === "string" ? JSON.parse(conditions) : conditions;

const dependsOnUserAlone = (row: Row) => {
  const conditions = conditionsOf(row) ?? [];

  return Array.isArray(conditions) && conditions.every((name) => userConditions.includes(name));
};

/** The stored permissions of a user, as the database returns them. */
const permissionRows = (strapi: Core.Strapi, { id }: User): Promise<Row[]> =>
  strapi.db
    .queryBuilder("admin::permission")
    .init({ where: { role: { users: { id } } } })
    .execute({ mapResults: false });

/**
 * Reuses a user's ability while the stored permissions are the same. Strapi evaluates hundreds of
 * permissions again for each request of the panel, which takes longer than the rest of it. The rows
 * are read every time, so that a change counts at once, also one by another CMS instance. An ability
 * with conditions of an extension is not reused: these may depend on anything.
 */
export const keepAbilities = (strapi: Core.Strapi) => {
  const { engine } = strapi.service("admin::permission") as unknown as { engine: Engine };
  const generate = engine.generateUserAbility.bind(engine);
  const kept = new Map<number, { state: string; ability: Ability }>();

  engine.generateUserAbility = async (user) => {
    const rows = await permissionRows(strapi, user);
    if (!rows.every(dependsOnUserAlone)) return generate(user);

    const roles = user.roles.map(({ id, code }) => [id, code]);
    const state = createHash("sha256")
      .update(JSON.stringify([roles, rows]))
      .digest("base64");
    const known = kept.get(user.id);
    const ability = known?.state === state ? known.ability : await generate(user);
    kept.delete(user.id);
    kept.set(user.id, { state, ability });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);

    return ability;
  };
};

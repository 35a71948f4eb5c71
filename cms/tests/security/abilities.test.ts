import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import { readAction } from "../../src/server/admin/rights";

import { manage, openPanelAs, type Panel } from "../support/panel-client";
import { panel as admin, panelService as service } from "../support/shared-panel-service";

const uid = "api::article.article";
const permission = { action: readAction, subject: uid, conditions: [] as string[] };

type User = { id: number; roles: { id: number; code: string }[] };

const findUser = (email: string): Promise<User> =>
  service.strapi.db.query("admin::user").findOne({ where: { email }, populate: ["roles"] });

/** The ability with which the CMS would answer a request of the user now. */
const abilityOf = (user: User) =>
  service.strapi.service("admin::permission").engine.generateUserAbility(user);

const rowsOf = (name: string) => service.strapi.db.query(`admin::${name}` as "admin::role");

describe("the rights of a user", () => {
  const email = "abilities@example.com";
  let reader: Panel;
  let role: number;
  const statusOf = async () => (await reader.get(`${manage}/${uid}`)).status;
  const setPermissions = async (permissions: object[]) => {
    const path = `/admin/roles/${role}/permissions`;
    assert.equal((await admin.call("PUT", path, { permissions })).status, 200);
  };
  before(async () => {
    reader = await openPanelAs(service.url, admin, [permission], email);
    role = (await findUser(email)).roles[0]?.id ?? 0;
  });

  test("are evaluated once while they are the same, for each user", async () => {
    const user = await findUser(email);
    assert.equal(await abilityOf(user), await abilityOf(await findUser(email)));

    const administrator = await findUser("editor@example.com");
    assert.notEqual(await abilityOf(administrator), await abilityOf(user));
  });

  test("change with the next request after their role has changed", async () => {
    assert.equal(await statusOf(), 200);
    await setPermissions([]);
    assert.equal(await statusOf(), 403);
    await setPermissions([permission]);
    assert.equal(await statusOf(), 200);
  });

  test("change with the next request after another instance has written them", async () => {
    assert.equal(await statusOf(), 200);
    const { strapi } = service;
    const [row] = await strapi.db
      .query("admin::permission")
      .findMany({ where: { role: { id: role } } });
    await strapi.db.connection("admin_permissions_role_lnk").where({ permission_id: row.id }).del();
    assert.equal(await statusOf(), 403);
    await setPermissions([permission]);
    assert.equal(await statusOf(), 200);
  });

  test("are limited to their own records once a condition says so", async () => {
    const { body } = await admin.post(`${manage}/${uid}`, { title: "Of somebody else" });
    const { documentId } = (body as { data: { documentId: string } }).data;
    const status = async () => (await reader.get(`${manage}/${uid}/${documentId}`)).status;
    assert.equal(await status(), 200);
    await setPermissions([{ ...permission, conditions: ["admin::is-creator"] }]);
    assert.equal(await status(), 403);
    await setPermissions([permission]);
    assert.equal(await status(), 200);
  });

  test("change with the roles of the user", async () => {
    const user = await findUser(email);
    const path = `/admin/users/${user.id}`;
    const [other] = await rowsOf("role").findMany({ where: { code: "strapi-editor" } });
    const known = await abilityOf(user);
    assert.equal((await admin.call("PUT", path, { roles: [other.id] })).status, 200);
    const ability = await abilityOf(await findUser(email));
    assert.notEqual(ability, known);
    assert.ok(ability.can("plugin::content-manager.explorer.publish", uid));
    assert.equal((await admin.call("PUT", path, { roles: [role] })).status, 200);
  });

  test("with a condition of an extension are evaluated for each request", async () => {
    const user = await findUser(email);
    const [row] = await rowsOf("permission").findMany({ where: { role: { id: role } } });
    const setConditions = (conditions: string[]) =>
      rowsOf("permission").update({ where: { id: row.id }, data: { conditions } });
    await setConditions(["plugin::office-hours.is-open"]);
    assert.notEqual(await abilityOf(user), await abilityOf(user));
    await setConditions([]);
    assert.equal(await abilityOf(user), await abilityOf(user));
  });

  test("are kept for the users of the last requests only", async () => {
    const user = await findUser(email);
    const known = await abilityOf(user);
    for (let id = 1; id <= 100; id += 1) await abilityOf({ id: -id, roles: [] });
    assert.notEqual(await abilityOf(user), known);
  });
});

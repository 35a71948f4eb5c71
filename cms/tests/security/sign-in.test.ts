import assert from "node:assert/strict";
import { test } from "node:test";

import Database from "better-sqlite3";

import { userPassword, registerFirstAdministrator } from "../support/users";
import { startService } from "../support/service";
import { sendJson } from "../support/visitors";
import { describeSignIn } from "./sign-in.suite";

describeSignIn(() => ({}));

test("responds with Retry-After while another process locks the SQLite file, and offers no password reset without a mail server", async () => {
  const service = await startService({ CMS_ADMIN_PANEL: "true" });
  try {
    await registerFirstAdministrator(service.url);
    const other = new Database(service.environment.DATABASE_FILE);
    const login = () =>
      sendJson(`${service.url}/admin/login`, {
        email: "editor@example.com",
        password: userPassword,
      });

    other.exec("begin exclusive");
    const { status, headers } = await login();
    other.exec("rollback");
    other.close();
    assert.deepEqual([status, headers["retry-after"]], [503, "5"]);
    assert.equal((await login()).status, 200);

    const path = `${service.url}/admin/forgot-password`;
    const forgotten = await sendJson(path, { email: "editor@example.com" });
    assert.equal(forgotten.status, 501, "no email would bring a new password");
    assert.match(forgotten.text, /Ask an administrator for a new password/);
  } finally {
    await service.stop();
  }
});

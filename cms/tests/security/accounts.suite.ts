import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { query } from "../support/query";
import { userPassword, signInAs } from "../support/users";
import { openPanelAs, panelOf } from "../support/panel-client";
import type { PanelService } from "../support/use-panel-service";
import { sendJson } from "../support/visitors";

const email = "account@example.com";
/** A password of the maximum length, with leading and trailing blanks. */
const longest = `  Aa1${"x".repeat(65)}  `;

/**
 * Declares tests of accounts and sessions as in docs/asvs.md; most of the behavior is Strapi's.
 *
 * @param administrator headers of the first administrator's requests.
 */
export const describeAccounts = (
  running: () => PanelService,
  administrator: () => Record<string, string>,
) => {
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ) => {
    const response = await fetch(`${running().url}/admin${path}`, {
      method,
      headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();

    return { status: response.status, text, data: text ? JSON.parse(text).data : null };
  };
  const signIn = async (password: string) => {
    const { status, text } = await sendJson(`${running().url}/admin/login`, { email, password });
    const token = status === 200 ? JSON.parse(text).data.token : "";

    return { status, headers: { Authorization: `Bearer ${token}` } };
  };
  const isIn = async (headers: Record<string, string>) =>
    (await call("GET", "/users/me", headers)).status === 200;
  const rowOf = async () => {
    const [row] = await query<Record<string, string>>(
      running(),
      `select * from admin_users where email = '${email}'`,
    );

    return row ?? {};
  };

  test("accepts a password of 8 characters to 72 bytes from a user who knows the old one", async () => {
    const headers = await signInAs(running(), "strapi-author", email);
    const change = (password: string, currentPassword?: string) =>
      call("PUT", "/users/me", headers, { password, currentPassword });

    assert.equal((await change("Short1a", userPassword)).status, 400);
    assert.equal((await change(`${longest}x`, userPassword)).status, 400, "bcrypt drops the rest");
    assert.equal((await change(longest)).status, 400);
    assert.equal((await change(longest, "Not-the-passw0rd")).status, 400);
    assert.equal((await change(longest, userPassword)).status, 200);
    assert.equal(await isIn(headers), false, "and ends all sessions");

    for (const wrong of [
      userPassword,
      longest.trim(),
      longest.toLowerCase(),
      longest.slice(0, -1),
    ]) {
      assert.equal((await signIn(wrong)).status, 400);
    }
    assert.equal((await signIn(longest)).status, 200);
    assert.match((await rowOf()).password ?? "", /^\$2[aby]\$10\$/);
  });

  test("ends idle sessions, and all sessions after a day", async () => {
    const start = Date.now();
    const open = async (minutes: number[]) => {
      const login = await sendJson(`${running().url}/admin/login`, { email, password: longest });
      assert.equal(login.status, 200);
      let cookie = String(login.headers["set-cookie"]);
      const statuses: number[] = [];
      for (const minute of minutes) {
        mock.timers.reset();
        mock.timers.enable({ apis: ["Date"], now: start + minute * 60_000 });
        const [refresh = ""] = /strapi_admin_refresh=[^;]+/.exec(cookie) ?? [];
        const renewed = await sendJson(
          `${running().url}/admin/access-token`,
          {},
          { Cookie: refresh },
        );
        statuses.push(renewed.status);
        cookie = String(renewed.headers["set-cookie"] ?? cookie);
      }
      mock.timers.reset();

      return statuses;
    };

    assert.deepEqual(await open([110, 231]), [200, 401], "two hours without a request");
    const everyHour = Array.from({ length: 25 }, (_, hour) => hour * 60 + 30);
    assert.deepEqual(await open(everyHour), [...Array<number>(24).fill(200), 401], "a day");
  });

  test("lists and revokes sessions: one, one's own, and those of a blocked account", async () => {
    const [first, second] = [await signIn(longest), await signIn(longest)];
    const { data: sessions } = await call("GET", "/users/me/sessions", first.headers);
    const others = (sessions as { id: string; current: boolean }[]).filter(
      ({ current }) => !current,
    );
    assert.ok(others.length > 0, JSON.stringify(sessions));
    for (const { id } of others) {
      const ended = await call("DELETE", `/users/me/sessions/${id}`, first.headers);
      assert.equal(ended.status, 200);
    }
    assert.deepEqual([await isIn(first.headers), await isIn(second.headers)], [true, false]);

    await call("POST", "/logout", first.headers);
    assert.equal(await isIn(first.headers), false);

    const { id } = await rowOf();
    const change = async (data: object) =>
      assert.equal((await call("PUT", `/users/${id}`, administrator(), data)).status, 200);
    const third = await signIn(longest);
    await change({ isActive: false });
    assert.equal((await signIn(longest)).status, 400);
    await change({ isActive: true });
    assert.equal(await isIn(third.headers), false, "also when it is on again");

    const fourth = await signIn(longest);
    await change({ firstname: "Aya" });
    assert.equal(await isIn(fourth.headers), true);
    await change({ password: longest });
    assert.equal(await isIn(fourth.headers), false);
  });

  test("logs sign-ins, failed sign-ins and denied permissions", async () => {
    const lines: Record<string, unknown>[] = [];
    const { mock: logged } = mock.method(
      running().strapi.log,
      "http",
      (_message: string, line: unknown) => void lines.push(line as Record<string, unknown>),
    );
    await signIn("Not-the-passw0rd");
    const { headers } = await signIn(longest);
    await call("GET", "/users", headers);
    logged.restore();

    const { id } = await rowOf();
    const [failed, succeeded, refused] = lines;
    assert.match(String(failed?.account), /^[\w-]{22}$/);
    assert.deepEqual([failed?.route, failed?.status, failed?.person], ["/login", 400, undefined]);
    assert.deepEqual([succeeded?.status, succeeded?.person], [200, id]);
    assert.equal(succeeded?.account, failed?.account);
    assert.deepEqual([refused?.status, refused?.person], [403, id]);
    assert.doesNotMatch(JSON.stringify(lines), /example\.com/);
  });

  test("accepts a password reset link once within an hour, and an invitation once", async () => {
    const { mock: mails } = mock.method(
      running().strapi.plugin("email").service("email"),
      "sendTemplatedEmail",
      async () => undefined,
    );
    const askForLink = async () => {
      await call("POST", "/forgot-password", {}, { email });

      return (await rowOf()).reset_password_token ?? "";
    };
    const reset = (resetPasswordToken: string) =>
      call("POST", "/reset-password", {}, { resetPasswordToken, password: userPassword });
    const session = await signIn(longest);
    const token = await askForLink();
    assert.match(token, /^[0-9a-f]{40}$/);
    assert.equal((await reset(token)).status, 200);
    assert.equal(await isIn(session.headers), false, "and ends all sessions");
    assert.equal((await reset(token)).status, 400);

    const late = await askForLink();
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 61 * 60 * 1000 });
    assert.equal((await reset(late)).status, 400);
    mock.timers.reset();
    assert.equal(mails.callCount(), 2);
    mails.restore();

    const role = await running().strapi.service("admin::role").findOne({ code: "strapi-author" });
    const person = { firstname: "Guest", email: "guest@example.com", roles: [role.id] };
    const invited = await call("POST", "/users", administrator(), person);
    const register = () =>
      call(
        "POST",
        "/register",
        {},
        {
          registrationToken: invited.data.registrationToken,
          userInfo: { firstname: "Guest", password: userPassword },
        },
      );
    const { id, registrationToken } = invited.data;
    const shownInvitation = async () =>
      (await call("GET", `/users/${id}`, administrator())).data.registrationToken;
    assert.equal(await shownInvitation(), registrationToken, "shown again");
    const manager = await openPanelAs(
      running().url,
      panelOf(running(), administrator),
      [{ action: "admin::users.read" }],
      "manager@example.com",
    );
    const { status, body } = await manager.get(`/admin/users/${id}`);
    assert.equal(status, 200);
    assert.doesNotMatch(JSON.stringify(body), /registrationToken/, "not to lower roles");

    assert.equal((await register()).status, 200);
    assert.equal((await register()).status, 400);
    assert.equal(await shownInvitation(), undefined);
  });
};

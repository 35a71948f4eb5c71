import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, before, mock, test } from "node:test";

import { logSetupUrl } from "../../src/security/setup";
import type { AppContext } from "../../src/server/app-context";

import { query } from "../support/query";
import { setupToken } from "../support/users";
import { type InProcess, startInProcess } from "../support/in-process";
import { solveProof } from "../support/proof";
import { type RawResponse, send, sendJson } from "../support/visitors";

// Attacks on the panel from many IPs of 127.0.0.0/8.
const email = "editor@example.com";
const password = "A-long-Passw0rd";
const limits = { address: 3, account: 6, total: 16 };

/**
 * Declares tests of the panel's sign-in, for any database. Strapi stores its routes in modules, so
 * each database needs a separate process and test file.
 *
 * @param settings of the database, known once tests run.
 */
export const describeSignIn = (settings: () => Record<string, string>) => {
  let service: InProcess;
  before(async () => {
    service = await startInProcess({
      ...settings(),
      CMS_ADMIN_PANEL: "true",
      MAIL_SMTP_URL: "smtp://127.0.0.1:1",
      CHALLENGE_COST: "10",
      // Longer than the test, so that no counter expires.
      RATE_LIMIT_SIGN_IN_SECONDS: "86400",
      RATE_LIMIT_SIGN_IN_IP: String(limits.address),
      RATE_LIMIT_SIGN_IN_ACCOUNT: String(limits.account),
      RATE_LIMIT_SIGN_IN_TOTAL: String(limits.total),
    });
  });
  after(() => service.stop());

  const signIn = (from: string, body: object, headers?: Record<string, string>) =>
    sendJson(`${service.url}/admin/login`, body, headers, from);

  test("requires the printed token to create the first administrator", async () => {
    const { app } = service.strapi.get<{ app: AppContext }>("content-service");
    const [output] = service.strapi.log.transports;
    const { mock: printed } = mock.method(output as Required<NonNullable<typeof output>>, "log");
    await logSetupUrl(app);
    printed.restore();
    const [line] = printed.calls.map(({ arguments: [info] }) => JSON.stringify(info));
    assert.ok(line?.includes(setupToken), "at CMS_LOG_LEVEL=error, too");

    const person = { firstname: "Edith", email, password };
    const register = (headers: Record<string, string>) =>
      sendJson(`${service.url}/admin/register-admin`, person, headers, "127.1.0.1");

    const refusals: unknown[] = [];
    const logged = mock.method(
      service.strapi.log,
      "http",
      (_message: string, fields: unknown) =>
        void refusals.push((fields as { refusal?: string }).refusal),
    );
    assert.equal((await register({})).status, 403);
    logged.mock.restore();
    assert.deepEqual(refusals, ["set_up"]);
    assert.equal((await register({ Cookie: "set-up=guess" })).status, 403);
    const open = (token: string) =>
      send(`${service.url}/set-up?token=${token}`, { method: "GET", from: "127.1.0.1" });
    const [wrong, right] = [await open("guess"), await open(setupToken)];
    assert.equal(wrong.headers["set-cookie"], undefined);
    assert.equal(right.headers.location, "/admin");
    const [cookie = ""] = String(right.headers["set-cookie"]).split(";");
    assert.match(String(right.headers["set-cookie"]), /path=\/admin;.*samesite=strict; httponly/i);

    assert.equal((await register({ Cookie: cookie })).status, 200);
    assert.equal((await register({ Cookie: cookie })).status, 400, "once");
  });

  test("rejects unauthorized requests before reading their body", async () => {
    const large = { email: `${"x".repeat(5000)}@example.com`, password };
    assert.equal((await signIn("127.1.0.2", large)).status, 413);

    const outgoing = request(`${service.url}/content-manager/single-types/api::home.home`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Content-Length": 2_000_000 },
      agent: false,
      localAddress: "127.1.0.3",
    });
    outgoing.on("error", () => undefined);
    outgoing.write("{");
    const [response] = await once(outgoing, "response");
    assert.equal(response.statusCode, 401);
    outgoing.destroy();
  });

  test("compares a password also for an unknown account", async () => {
    const auth = service.strapi.service("admin::auth") as unknown as {
      validatePassword(password: string, hash: string): Promise<boolean>;
    };
    const { mock: compared } = mock.method(auth, "validatePassword");
    const [unknown, known] = [
      await signIn("127.1.0.5", { email: "nobody@example.com", password: "wrong" }),
      await signIn("127.1.0.6", { email, password: "wrong" }),
    ];
    compared.restore();

    assert.equal(unknown.text, known.text);
    const [call] = compared.calls;
    const [user] = await query<{ password: string }>(service, "select password from admin_users");
    assert.equal(compared.callCount(), 1);
    assert.equal(call?.arguments[1].slice(0, 7), user?.password.slice(0, 7), "as much work");
  });

  test("counts failed token refreshes only", async () => {
    const renew = (headers: Record<string, string> = {}) =>
      sendJson(`${service.url}/admin/access-token`, {}, headers, "127.1.0.9");
    // Each refresh returns a new cookie.
    const cookieOf = ({ headers }: RawResponse) =>
      (String(headers["set-cookie"]).match(/strapi_admin_refresh[^;]+/g) ?? []).join("; ");
    let response = await signIn("127.1.0.9", { email, password });
    for (let count = 0; count <= limits.address; count += 1) {
      response = await renew({ Cookie: cookieOf(response) });
      assert.equal(response.status, 200);
    }
    for (let count = 0; count < limits.address; count += 1) {
      assert.equal((await renew()).status, 401);
    }
    assert.equal((await renew()).status, 429);
  });

  test("reads the account only from the body, and counts requests for a new password", async () => {
    const attempt = (path: string, body: object) =>
      sendJson(`${service.url}/admin/${path}`, body, {}, "127.1.0.10");
    const responses = [
      await attempt("login", { email: [email], password }),
      await attempt(`login?email=${encodeURIComponent(email)}`, { password }),
      await attempt("LOGIN?email=a", { email, password }),
    ];
    for (const { status, text } of responses) {
      assert.equal(status, 400);
      assert.match(text, /Enter your email address and password|a parameter that this address/);
    }

    const forgotten: number[] = [];
    for (let count = 0; count <= limits.address; count += 1) {
      const { status } = await attempt("Forgot-Password", { email: "reader@example.com" });
      forgotten.push(status);
    }
    assert.deepEqual(forgotten, [204, 204, 204, 429]);
  });

  test("counts failures per IP, per account and in total", async () => {
    const right = { email, password };
    // More than Strapi's own limiter permits.
    for (let count = 0; count < 2 * limits.address; count += 1) {
      assert.equal((await signIn("127.1.0.7", right)).status, 200, "what succeeds does not count");
    }

    for (let count = 0; count < limits.address; count += 1) {
      const wrong = { email: `nobody-${count}@example.com`, password };
      assert.equal((await signIn("127.1.0.8", wrong)).status, 400);
    }
    const refused = await signIn("127.1.0.8", right);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers["retry-after"]) > 0);

    // Earlier tests have failed twice with this account.
    for (let count = 2; count < limits.account; count += 1) {
      assert.equal((await signIn(`127.1.1.${count}`, { ...right, password: "wrong" })).status, 400);
    }
    assert.equal((await signIn("127.1.2.1", right)).status, 429, "the account's limit is used up");
    const proof = { "Proof-Of-Work": await solveProof(service.url) };
    assert.equal(
      (await signIn("127.1.2.1", right, proof)).status,
      200,
      "a proof lets somebody try",
    );
    assert.equal((await signIn("127.1.2.2", right, proof)).status, 400, "once");

    const guess = (index: number) =>
      signIn(`127.1.3.${index}`, { email: `guess-${index}@example.com`, password });
    const statuses: number[] = [];
    for (let index = 1; index <= limits.total; index += 1)
      statuses.push((await guess(index)).status);
    assert.equal(statuses[0], 400);
    assert.equal(statuses.at(-1), 429, "all accounts together");
  });
};

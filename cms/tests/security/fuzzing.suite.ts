import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";

import { query } from "../support/query";
import { signInAs } from "../support/users";
import { generatePaths } from "../support/panel-requests";
import { servedRoutes } from "../support/routes";
import type { PanelService } from "../support/use-panel-service";
import { send } from "../support/visitors";

const seed = Number(process.env.FUZZ_SEED ?? 20_261_126);
const perRoute = Number(process.env.FUZZ_REQUESTS ?? 5);

/** Ends the sessions of this test, or shows files alone. */
const skipped =
  /^\/(uploads\/|\(\(|$|admin\/:path|admin\/logout|admin\/users\/me\/sessions|admin\/transfer\/runner)/;
/** They ask Strapi's servers. */
const remote = /^\/admin\/(license-trial|ai-)/;

/** Headers of people without an account. */
const withoutAccount = [
  {},
  { Authorization: "Bearer constructor" },
  { Authorization: "Basic Og==", Accept: "application/xml" },
  { Cookie: "strapi_admin_refresh=__proto__; set-up=%00", Origin: "null" },
];

const bodies = [
  "{}",
  "[]",
  "null",
  '{"data":{"id":{"$gt":""},"createdBy":1}}',
  '{"documentIds":["constructor"],"ids":{"$in":[1]},"where":{"id":1}}',
  '{"__proto__":{"a":1},"constructor":{"prototype":{}},"email":{"$ne":""}}',
];

/** Declares the fuzz of all routes, for any database. */
export const describeFuzzing = (
  service: PanelService,
  administrator: () => Record<string, string>,
) => {
  const setSecrets = (text: string) =>
    query(
      service,
      `update admin_users set password = '${text}', reset_password_token = '${text}', registration_token = '${text}'`,
    );

  const routes = () =>
    servedRoutes(service.strapi).filter(({ path }) => !skipped.test(path) && !remote.test(path));
  const askers = async (): Promise<Record<string, Record<string, string>>> => ({
    ...Object.fromEntries(withoutAccount.map((headers) => [JSON.stringify(headers), headers])),
    author: await signInAs(service, "strapi-author", `${randomUUID()}@example.com`),
    editor: await signInAs(service, "strapi-editor", `${randomUUID()}@example.com`),
    leads: await signInAs(service, "leads", `${randomUUID()}@example.com`),
    administrator: administrator(),
    build: { Authorization: `Bearer ${service.environment.STRAPI_TOKEN}` },
  });

  test("no reading request fails in the CMS, or depends on a secret", async () => {
    const reading = routes().filter(({ method }) => method === "GET");
    const failures: string[] = [];

    for (const [index, [asker, headers]] of Object.entries(await askers()).entries()) {
      const requests = generatePaths(seed + index, reading, perRoute);
      const ask = async () => {
        const answers: string[] = [];
        for (const { method, path } of requests) {
          const { status, text } = await send(service.url + path, { method, headers });
          if (status >= 500) failures.push(`${asker}: ${method} ${path} ${status} ${text}`);
          answers.push(`${status} ${text}`);
        }

        return answers;
      };
      await setSecrets("a");
      const first = await ask();
      const again = await ask();
      await setSecrets("z");
      const other = await ask();
      requests.forEach(({ path }, at) => {
        // Some contain the time.
        if (first[at] === again[at] && first[at] !== other[at])
          failures.push(`${asker}: the answer of ${path} depends on a secret`);
      });
    }
    assert.deepEqual(failures, []);
  });

  test("no changing request fails in the CMS", async () => {
    const changing = routes().filter(({ method }) => method !== "GET");
    const failures: string[] = [];

    for (const [index, [asker, headers]] of Object.entries(await askers()).entries()) {
      // It could delete the others, or send mail.
      if (asker === "administrator") continue;
      for (const { method, path } of generatePaths(seed + index, changing, perRoute)) {
        const body = bodies[path.length % bodies.length] ?? "";
        const { status, text } = await send(service.url + path, {
          method,
          headers: { "Content-Type": "application/json", ...headers },
          body,
        });
        if (status >= 500) failures.push(`${asker}: ${method} ${path} ${body} ${status} ${text}`);
      }
    }
    assert.deepEqual(failures, []);
  });
};

import assert from "node:assert/strict";
import { test } from "node:test";

import { query } from "./database";
import { signInAs } from "./editor";
import { generatePaths } from "./panel-requests";
import { servedRoutes } from "./routes";
import type { PanelService } from "./use-panel-service";
import { send } from "./visitors";

const seed = Number(process.env.FUZZ_SEED ?? 20_261_126);
const perRoute = Number(process.env.FUZZ_REQUESTS ?? 12);

/** Ends the sessions of this test, or shows files alone. */
const skipped =
  /^\/(uploads\/|\(\(|$|admin\/:path|admin\/logout|admin\/users\/me\/sessions|admin\/transfer\/runner)/;
/** They ask Strapi's servers. */
const remote = /^\/admin\/(license-trial|ai-)/;

/** Declares the fuzz of all routes, for any database. */
export const fuzzSuite = (service: PanelService, administrator: () => Record<string, string>) => {
  const setSecrets = (text: string) =>
    query(
      service,
      `update admin_users set password = '${text}', reset_password_token = '${text}', registration_token = '${text}'`,
    );

  test("no request to any route fails in the CMS, or depends on a secret", async () => {
    const askers = {
      anonymous: {},
      author: await signInAs(service, "strapi-author", "fuzz-author@example.com"),
      editor: await signInAs(service, "strapi-editor", "fuzz-editor@example.com"),
      leads: await signInAs(service, "leads", "fuzz-leads@example.com"),
      administrator: administrator(),
      build: { Authorization: `Bearer ${service.environment.STRAPI_TOKEN}` },
    };
    const routes = servedRoutes(service.strapi).filter(
      ({ path, method }) => method === "GET" && !skipped.test(path) && !remote.test(path),
    );
    const failures: string[] = [];

    for (const [index, [asker, headers]] of Object.entries(askers).entries()) {
      const requests = generatePaths(seed + index, routes, perRoute);
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
};

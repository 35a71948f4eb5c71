import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { publicRights } from "./support/rights";
import { allowedForPublic, servedRoutes, startInProcess } from "./support/routes";
import { unlimited } from "./support/visitors";

let service: Awaited<ReturnType<typeof startInProcess>>;
before(async () => {
  service = await startInProcess({ ...unlimited, CHALLENGE: "true" });
});
after(() => service.strapi.destroy());

test("opens the forms, the upload, the health checks and the challenge to the public, and nothing else", async () => {
  const routes = servedRoutes(service.strapi);

  assert.ok(routes.length > 60, `the router was listed: ${routes.length} routes`);
  assert.deepEqual(await allowedForPublic(service.url, routes), [
    // Strapi's liveness check answers to every method.
    "DELETE /_health",
    "GET /",
    "GET /((?!uploads/).+)",
    "GET /_health",
    "GET /_health/ready",
    "GET /api/challenge",
    // Answers 404 to who brings no signature, as the two for files do where there is none.
    "GET /api/cvs/:token",
    "GET /uploads/(.*)",
    "PATCH /_health",
    "POST /_health",
    "POST /api/contact-datas",
    "POST /api/emp-datas",
    "POST /api/portfolio-forms",
    "POST /api/subscribes",
    "POST /api/upload",
    "PUT /_health",
  ]);
});

test("gives the public role no right at all, and takes away what was granted by hand", async () => {
  assert.deepEqual(await publicRights(service.strapi), []);
});

test("has no call left that signs in, signs up, sends mail or writes media over the API", () => {
  const paths = servedRoutes(service.strapi).map(({ method, path }) => `${method} ${path}`);

  for (const path of paths) {
    assert.doesNotMatch(path, /\/api\/(auth|users|email|connect)\b/);
    assert.doesNotMatch(path, /^(POST|PUT|DELETE) \/api\/upload\/./);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { guardMediaChanges } from "../../src/security/media-changes";
import { guardPanel } from "../../src/security/guard-panel";
import { preventDeletingUsedMedia } from "../../src/content/media/prevent-deleting-used-media";
import { storePicturesUpright } from "../../src/content/media/upright-pictures";
import { findRoute, findRoutes } from "../../src/server/lib/strapi-routes";

const routes = [{ method: "GET", path: "/files/:id" }];
/** A Strapi without any of the patched parts. */
const empty = {
  admin: { routes: {} },
  plugin: () => ({ routes: {}, service: () => ({}) }),
};

test("startup fails with a message if Strapi lacks a patched part", () => {
  const sentence = (what: string) => ({
    message: `Strapi no longer has ${what}: see docs/patches.md.`,
  });

  assert.deepEqual(findRoutes(routes, "upload"), routes);
  assert.throws(() => findRoute(routes, "POST /login"), sentence("route POST /login"));
  assert.throws(() => findRoutes([], "upload"), sentence("routes of upload"));
  assert.throws(
    () => guardPanel({ strapi: empty } as never),
    sentence("route GET /content-api/permissions"),
  );
  assert.throws(
    () => preventDeletingUsedMedia(empty as never),
    sentence("service plugin::upload.upload.remove"),
  );
  assert.throws(
    () => guardMediaChanges(empty as never),
    sentence("service plugin::upload.upload.replace"),
  );
  assert.throws(
    () => storePicturesUpright(empty as never),
    sentence("service plugin::upload.image-manipulation.optimize"),
  );
});

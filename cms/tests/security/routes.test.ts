import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";

import { validRecords } from "../../src/common/testing/refusals";
import { type Form, forms } from "../../src/leads/forms/forms";

import { challengeService } from "../support/challenge-service";
import { publishForm } from "../support/custom-form";
import { allowedForPublic, servedRoutes } from "../support/routes";
import { project } from "../support/service";
import { sendJson } from "../support/visitors";

type Property = { minLength?: number; maxLength?: number };
type Operation = {
  requestBody?: {
    content: Record<string, { schema: { $ref: string }; example: { data: object } }>;
  };
  responses: Record<string, unknown>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<
      string,
      { properties: { data: { required: string[]; properties: Record<string, Property> } } }
    >;
  };
};

const document: Document = JSON.parse(readFileSync(join(project, "../docs/openapi.json"), "utf8"));
const helpers = ["website", "elapsed_ms", "altcha"];

const service = challengeService;
const routes = () => servedRoutes(service().strapi);
let answered: Promise<string[]> | undefined;
const allowed = () => (answered ??= allowedForPublic(service().url, routes()));

test("exposes only the forms, the upload, the health checks and the challenge publicly", async () => {
  const { length } = routes();
  assert.ok(length > 60, `the router was listed: ${length} routes`);
  assert.deepEqual(await allowed(), [
    // Strapi's liveness check accepts every method.
    "DELETE /_health",
    "GET /",
    "GET /((?!uploads/).+)",
    "GET /_health",
    "GET /_health/ready",
    "GET /api/challenge",
    // Responds 404 without a signature, like the two routes of files for a missing one.
    "GET /api/cvs/:token",
    // Pages for links in emails.
    "GET /api/newsletter/confirm/:token",
    "GET /api/newsletter/unsubscribe/:token",
    "GET /uploads/(.*)",
    "PATCH /_health",
    "POST /_health",
    "POST /api/contact-datas",
    "POST /api/emp-datas",
    "POST /api/form-answers",
    "POST /api/newsletter/confirm/:token",
    "POST /api/newsletter/unsubscribe/:token",
    "POST /api/portfolio-forms",
    "POST /api/subscribes",
    "POST /api/upload",
    "PUT /_health",
  ]);
});

test("rejects unsigned session requests of the preview server", async () => {
  const route = { method: "GET", path: "/api/preview-session" };

  assert.ok(routes().some(({ method, path }) => method === route.method && path === route.path));
  assert.ok(!(await allowed()).includes(`${route.method} ${route.path}`));
});

test("has no public role, which a wrong click could give permissions", () => {
  assert.ok(!("users-permissions" in service().strapi.plugins));
});

test("has no API routes for sign-in, sign-up, emails or media", () => {
  const paths = routes().map(({ method, path }) => `${method} ${path}`);

  for (const path of paths) {
    assert.doesNotMatch(path, /\/api\/(auth|users|email|connect)\b/);
    assert.doesNotMatch(path, /^(POST|PUT|DELETE) \/api\/upload\/./);
  }
});

describe("the description of the API (docs/openapi.json)", () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

  test("documents exactly the public routes", async () => {
    const calls = (await allowed())
      // Excludes methods of Strapi's liveness check, the root's redirect, and static files.
      .filter((route) => !/^(POST|PUT|PATCH|DELETE) \/_health$|^GET \/($|\(|uploads)/.test(route))
      .map((route) => route.replace(/:(\w+)/, "{$1}"));

    assert.deepEqual([...described].sort(), calls.sort());
  });

  before(() => publishForm(service(), validRecords.form ?? {}));

  for (const form of Object.values<Form>(forms)) {
    const operation = document.paths[form.path]?.post;
    const content = operation?.requestBody?.content["application/json"];
    const schema = document.components.schemas[content?.schema.$ref.split("/").at(-1) ?? ""];
    const data = schema?.properties.data;

    test(`documents the fields and limits of ${form.path}`, () => {
      assert.ok(data);
      assert.deepEqual(
        Object.keys(data.properties).sort(),
        [...form.fields.map(({ name }) => name), ...helpers].sort(),
      );
      for (const field of form.fields) {
        if (field.type !== "line" && field.type !== "text") continue;
        // Its limits count digits, not characters.
        if (field.name === "mobile_no") continue;
        const limits: Property = data.properties[field.name] ?? {};
        const { minLength, maxLength } = limits;

        assert.equal(maxLength, field.max, field.name);
        if (minLength !== undefined) assert.equal(minLength, field.min, field.name);
        assert.equal(data.required.includes(field.name), field.required, field.name);
      }
    });

    test(`has an example of ${form.path} that the CMS accepts, except for the challenge`, async () => {
      const response = await sendJson(service().url + form.path, content?.example);
      const { error } = JSON.parse(response.text);

      assert.equal(response.status, 400);
      assert.deepEqual(
        error.details.errors.map(({ path }: { path: string[] }) => path[0]),
        ["altcha"],
        "its words are right; only the proof is missing",
      );
      assert.ok(operation?.responses[String(response.status)]);
    });
  }
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, test } from "node:test";

import { type Form, forms } from "../src/forms/forms";

import { allowedForPublic, servedRoutes, startInProcess } from "./support/routes";
import { sendJson, unlimited } from "./support/visitors";

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

const document: Document = JSON.parse(
  readFileSync(resolve(__dirname, "../../../docs/openapi.json"), "utf8"),
);
const helpers = ["website", "elapsed_ms", "altcha"];

let service: Awaited<ReturnType<typeof startInProcess>>;
before(async () => {
  service = await startInProcess({ ...unlimited, CHALLENGE: "true" });
});
after(() => service.strapi.destroy());

const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);

test("describes every public call, and none that is not there", async () => {
  const routes = servedRoutes(service.strapi);
  const allowed = (await allowedForPublic(service.url, routes))
    // Strapi's liveness check answers every method, the root only points elsewhere, and files are no calls.
    .filter((route) => !/^(POST|PUT|PATCH|DELETE) \/_health$|^GET \/($|\(|uploads)/.test(route))
    .map((route) => route.replace(/:(\w+)/, "{$1}"));

  assert.deepEqual([...described].sort(), allowed.sort());
});

for (const form of Object.values<Form>(forms)) {
  const operation = document.paths[form.path]?.post;
  const content = operation?.requestBody?.content["application/json"];
  const schema = document.components.schemas[content?.schema.$ref.split("/").at(-1) ?? ""];
  const data = schema?.properties.data;

  test(`tells the fields and limits of ${form.path} as the service holds them`, () => {
    assert.ok(data);
    assert.deepEqual(
      Object.keys(data.properties).sort(),
      [...form.fields.map(({ name }) => name), ...helpers].sort(),
    );
    for (const field of form.fields) {
      if (field.type !== "line" && field.type !== "text") continue;
      const limits: Property = data.properties[field.name] ?? {};
      const { minLength, maxLength } = limits;

      assert.equal(maxLength, field.max, field.name);
      if (minLength !== undefined) assert.equal(minLength, field.min, field.name);
      assert.equal(data.required.includes(field.name), field.required, field.name);
    }
  });

  test(`gives an example of ${form.path} that the service takes, but for the challenge`, async () => {
    const answer = await sendJson(service.url + form.path, content?.example);
    const { error } = JSON.parse(answer.text);

    assert.equal(answer.status, 400);
    assert.deepEqual(
      error.details.errors.map(({ path }: { path: string[] }) => path[0]),
      ["altcha"],
      "its words are right; only the proof is missing",
    );
    assert.ok(operation?.responses[String(answer.status)]);
  });
}

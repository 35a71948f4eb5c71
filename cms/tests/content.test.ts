import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, test } from "node:test";

import { onBothDatabases } from "./support/databases";
import { post, readAs, startService, type Service } from "./support/service";

const seed = resolve(__dirname, "../../seed");
const singles = readdirSync(seed).filter(
  (file) => file.endsWith(".yaml") && file !== "pictures.yaml",
);
const hirePages = readdirSync(`${seed}/hire-page`).length;

type Records = { documentId: string; slug: string; title: string; picture: { url: string } }[];

void onBothDatabases("the seeded content service", (settings) => {
  let service: Service;
  before(async () => {
    service = await startService({ ...settings(), CMS_SEED: "true" });
  });
  after(() => service.stop());

  const read = (path: string) => readAs(service.token)(service.url + path);
  const readHirePages = async () =>
    (await read("/api/hire-pages?populate=picture&pagination[pageSize]=100")).body.data as Records;

  test("publishes every record of the seed", async () => {
    for (const file of singles) {
      const name = file.replace(".yaml", "");
      assert.equal((await read(`/api/${name}`)).status, 200, name);
    }
    assert.equal((await readHirePages()).length, hirePages);
  });

  test("keeps the pictures of the seed, and serves them", async () => {
    const [page] = await readHirePages();
    const response = await fetch(service.url + page?.picture.url);

    assert.equal(response.headers.get("content-type"), "image/png");
    assert.ok((await response.arrayBuffer()).byteLength > 10_000);
  });

  test("lets nobody read content without the token", async () => {
    for (const path of [
      "/api/home",
      "/api/hire-pages",
      "/api/upload/files",
      "/api/contact-datas",
    ]) {
      assert.ok([401, 403, 404].includes((await fetch(service.url + path)).status), path);
    }
  });

  test("does not let the token read what visitors sent, nor write", async () => {
    assert.equal((await read("/api/contact-datas")).status, 404);

    const { status } = await post(
      `${service.url}/api/hire-pages`,
      { slug: "intruder" },
      {
        Authorization: `Bearer ${service.token}`,
      },
    );
    assert.equal(status, 403);
  });

  test("stores a contact message with every field of the specification", async () => {
    const { status, body } = await post(`${service.url}/api/contact-datas`, {
      full_name: "Ada Lovelace",
      your_email: "ada@example.com",
      mobile_no: "+442071838750",
      message: "An engine, please.",
      url: "contact-us/",
      accecptMail: true,
      country: "GB",
    });

    assert.equal(status, 201);
    assert.ok(body.data?.id);
  });

  for (const [field, value] of [
    ["full_name", "Al"],
    ["full_name", "A".repeat(51)],
    ["your_email", "ada"],
    ["your_email", `${"a".repeat(45)}@b.com`],
    ["mobile_no", "+12345"],
    ["mobile_no", "+12345678901234567"],
    ["message", ""],
    ["message", "m".repeat(1001)],
  ] as const) {
    test(`refuses a message whose ${field} has ${value.length} characters`, async () => {
      const good = { full_name: "Ada", your_email: "a@b.co", message: "Hello", accecptMail: false };
      const { status, body } = await post(`${service.url}/api/contact-datas`, {
        ...good,
        [field]: value,
      });

      assert.equal(status, 400);
      assert.match(JSON.stringify(body.error?.details), new RegExp(`"path":\\["${field}"\\]`));
    });
  }

  test("seeds again without creating or changing anything", async () => {
    const was = await readHirePages();
    await service.stop();
    service = await startService({ ...service.environment, CMS_SEED: "true" });

    assert.deepEqual(await readHirePages(), was);
    assert.doesNotMatch(service.output(), /seeded/);
  });
});

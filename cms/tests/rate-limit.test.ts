import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { startPostgres } from "./support/postgres";
import { startService, type Service } from "./support/service";
import { payloads, sendJson, upload } from "./support/visitors";

const limits = {
  RATE_LIMIT_ADDRESS_FORM: "3",
  RATE_LIMIT_ADDRESS: "5",
  RATE_LIMIT_FORM: "8",
  RATE_LIMIT_TOTAL: "12",
};

const services: Service[] = [];
after(() => Promise.all(services.map((service) => service.stop())));
const start = async (given: Record<string, string>) => {
  const service = await startService({ ...limits, ...given });
  services.push(service);
  return service;
};
const from = (
  service: Service,
  forwardedFor: string,
  path: "/api/contact-datas" | "/api/portfolio-forms" = "/api/contact-datas",
) => sendJson(service.url + path, { data: payloads[path] }, { "X-Forwarded-For": forwardedFor });
const statuses = async (posts: Promise<{ status: number }>[]) =>
  (await Promise.all(posts)).map(({ status }) => status).sort();

test("answers 429 with Retry-After and words for the visitor, by form and by address", async () => {
  const service = await start({ CMS_TRUST_PROXY: "true" });
  assert.deepEqual(
    await statuses(Array.from({ length: 5 }, () => from(service, "192.0.2.1"))),
    [201, 201, 201, 429, 429],
  );
  const refused = await from(service, "192.0.2.1");
  assert.ok(Number(refused.headers["retry-after"]) >= 1);
  assert.match(JSON.parse(refused.text).error.message, /try again in \d+ seconds/);

  assert.equal((await from(service, "192.0.2.2")).status, 201, "another visitor is served");
  assert.deepEqual(
    await statuses(
      Array.from({ length: 3 }, () => from(service, "192.0.2.1", "/api/portfolio-forms")),
    ),
    [201, 201, 429],
    "another form has a bucket of its own, within the one of the address",
  );
});

test("counts the upload as well, and everybody together", async () => {
  const service = await start({ CMS_TRUST_PROXY: "true" });
  const uploads = [];
  // One after another: only two of an address may run at once.
  for (let number = 0; number < 5; number++) uploads.push(await upload(service.url));
  const kept = uploads.filter(({ status }) => status === 201);
  assert.equal(kept.length, 3, uploads.map(({ text }) => text).join());

  const many = await statuses(
    Array.from({ length: 12 }, (_, number) => from(service, `198.51.100.${number}`)),
  );
  assert.equal(many.filter((status) => status === 201).length, 8, "so many for one form");
  const more = await statuses(
    Array.from({ length: 4 }, (_, number) =>
      from(service, `203.0.113.${number}`, "/api/portfolio-forms"),
    ),
  );
  assert.equal(more.filter((status) => status === 201).length, 1, "so many in all");
});

test("believes X-Forwarded-For only behind a proxy, and only what the proxy wrote", async () => {
  const open = await start({});
  assert.equal(
    (await statuses(Array.from({ length: 5 }, (_, n) => from(open, `192.0.2.${n}`)))).filter(
      (status) => status === 201,
    ).length,
    3,
  );

  const behind = await start({ CMS_TRUST_PROXY: "true" });
  assert.equal(
    (
      await statuses(Array.from({ length: 5 }, (_, n) => from(behind, `10.0.0.${n}, 192.0.2.7`)))
    ).filter((status) => status === 201).length,
    3,
    "what a visitor writes in front changes nothing",
  );
});

describe("the rate limit on PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  before(async () => {
    postgres = await startPostgres();
  });
  after(async () => {
    await Promise.all(services.map((service) => service.stop()));
    if ("stop" in postgres) await postgres.stop();
  });

  test("is shared by two instances, as are the keys of submissions", async (context) => {
    if ("missing" in postgres) return context.skip(postgres.missing);
    const first = await start({ DATABASE_URL: postgres.url });
    const { CMS_PORT: _port, ...same } = first.environment;
    const second = await start(same);
    const post = ({ url }: Service, key: string) =>
      sendJson(
        `${url}/api/contact-datas`,
        { data: payloads["/api/contact-datas"] },
        { "Idempotency-Key": key },
      );

    const [one, other] = [await post(first, "shared-key-1"), await post(second, "shared-key-1")];
    assert.equal(one.status, 201);
    assert.equal(other.text, one.text);
    await post(second, "shared-key-2");
    assert.equal((await post(first, "shared-key-3")).status, 429);
    assert.equal((await post(second, "shared-key-3")).status, 429);

    const uploads = await statuses([upload(first.url), upload(second.url), upload(second.url)]);
    assert.deepEqual(uploads, [201, 201, 429], "five in all from one address");
  });
});

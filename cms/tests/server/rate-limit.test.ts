import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { RateLimiterMemory } from "rate-limiter-flexible";

import type { LimiterFactory } from "../../src/server/http/limiters";
import { createRateLimits } from "../../src/server/http/rate-limit";

import { onAnyDatabase, onPostgres } from "../support/databases";
import { prove, solveProof } from "../support/proof";
import { startService, type Service } from "../support/service";
import { payloads, send, sendJson, upload } from "../support/visitors";

const limits = {
  CHALLENGE_COST: "10",
  RATE_LIMIT_IP_FORM: "3",
  RATE_LIMIT_IP: "5",
  RATE_LIMIT_FORM: "8",
  RATE_LIMIT_TOTAL: "12",
  RATE_LIMIT_SUBSCRIBE_DAY: "2",
  // Longer than the test, so that no counter expires.
  RATE_LIMIT_WINDOW_SECONDS: "86400",
};

type Path = "/api/contact-datas" | "/api/portfolio-forms";
const from = (service: Service, forwardedFor: string, path: Path = "/api/contact-datas") =>
  sendJson(service.url + path, { data: payloads[path] }, { "X-Forwarded-For": forwardedFor });

/** Numbers of accepted submissions, and of those that a limit rejected. */
const count = async (posts: Promise<{ status: number }>[]) => {
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 201).length;
  assert.ok(
    statuses.every((status) => status === 201 || status === 429),
    statuses.join(),
  );

  return { accepted, refused: statuses.length - accepted };
};
const several = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index));

onAnyDatabase("the rate limit behind a proxy", (settings) => {
  let service: Service;
  before(async () => {
    service = await startService({ ...limits, ...settings(), CMS_TRUST_PROXY: "true" });
  });
  after(() => service.stop());

  test("does not count invalid requests against the shared limits", async () => {
    const junk = several(20, (index) =>
      send(`${service.url}/api/subscribes`, {
        headers: { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${50 + index}` },
        body: "{",
      }),
    );
    for (const { status } of await Promise.all(junk)) assert.equal(status, 400);

    const notPdf = { fileName: "cv.pdf", type: "application/pdf", content: "junk" };
    for (const index of several(20, (number) => number)) {
      const headers = { "X-Forwarded-For": `192.0.2.${50 + index}` };
      const { status, text } = await upload(service.url, notPdf, headers);
      assert.equal(status, 400);
      assert.match(text, /Please send a PDF/, "no proof is asked for");
    }
  });

  // One test: each limit is reached only with the requests before.
  test("counts per IP and form, per IP, per form, and in total", async () => {
    const visitor = "192.0.2.1";
    assert.deepEqual(await count(several(5, () => from(service, visitor))), {
      accepted: 3,
      refused: 2,
    });
    const refused = await from(service, visitor);
    assert.ok(Number(refused.headers["retry-after"]) >= 1);
    assert.match(refused.text, /try again in \d+ seconds/);
    assert.equal((await from(service, "192.0.2.2")).status, 201, "another visitor is served");

    assert.deepEqual(
      await count(several(3, () => from(service, visitor, "/api/portfolio-forms"))),
      { accepted: 2, refused: 1 },
      "another form has a bucket of its own, within the one of the address",
    );
    assert.deepEqual(
      await count(several(5, (index) => from(service, `10.0.0.${index}, 192.0.2.7`))),
      { accepted: 3, refused: 2 },
      "what a visitor writes in front of the proxy's word changes nothing",
    );
    assert.equal((await from(service, "198.51.100.1")).status, 201, "eight for one form");
    const beyond = await from(service, "198.51.100.2");
    assert.equal(beyond.status, 400);
    assert.deepEqual(JSON.parse(beyond.text).error.details.errors[0].path, ["altcha"]);
    const data = { ...payloads["/api/contact-datas"], altcha: await solveProof(service.url) };
    const proven = await sendJson(
      `${service.url}/api/contact-datas`,
      { data },
      { "X-Forwarded-For": "198.51.100.2" },
    );
    assert.equal(proven.status, 201, "with a proof of work everybody gets through");

    const uploads = [];
    for (const index of [1, 2, 3]) {
      const headers = { "X-Forwarded-For": `203.0.113.${index}` };
      uploads.push((await upload(service.url, undefined, headers)).status);
    }
    assert.deepEqual(uploads, [201, 201, 400], "twelve in all");
  });

  test("counts the subscriptions of an IPv6 /56, each of which sends an email", async () => {
    const statuses = [];
    for (const index of [1, 2, 3]) {
      const headers = { "X-Forwarded-For": `2001:db8:7:${index}::1` };
      // By now, a proof is asked for.
      const challenge = await fetch(`${service.url}/api/challenge`, { headers });
      const altcha = await prove((await challenge.json()) as Parameters<typeof prove>[0]);
      const data = { name: `victim+${index}@example.com`, altcha };
      statuses.push((await sendJson(`${service.url}/api/subscribes`, { data }, headers)).status);
    }
    assert.deepEqual(statuses, [201, 201, 429]);
  });
});

test("counts an IPv6 /56 as one client, by day and by email", async () => {
  const make: LimiterFactory = (name, points, duration) =>
    new RateLimiterMemory({ keyPrefix: name, points, duration });
  const limits = createRateLimits(
    make,
    {
      ipPerForm: 0,
      ip: 0,
      ipDaily: 3,
      ipDailyMegabytes: 0,
      ipDailyMails: 3,
      form: 0,
      total: 0,
      windowSeconds: 60,
    },
    "secret",
  );
  const by = (ip: string) => ({ ip, req: { socket: {} } }) as never;

  for (const call of [
    (ip: string) => limits.consumeShared("contact", by(ip)),
    (ip: string) => limits.countMail(by(ip)),
  ]) {
    for (const neighbor of ["1", "ab", "ff"]) await call(`2001:db8:0:${neighbor}::1`);
    await assert.rejects(call("2001:db8:0:2::1"), { status: 429 });
    await call("2001:db8:0:100::1");

    for (let post = 0; post < 3; post += 1) await call("192.0.2.1");
    await assert.rejects(call("192.0.2.1"), { status: 429 });
  }
});

onPostgres("the rate limit", (settings) => {
  let services: Service[];
  before(async () => {
    const first = await startService({ ...limits, ...settings() });
    const { CMS_PORT: _port, ...same } = first.environment;
    services = [first, await startService(same)];
  });
  after(() => Promise.all(services.map((service) => service.stop())));

  test("is shared by two instances, like idempotency keys, and ignores X-Forwarded-For without a proxy", async () => {
    const [first, second] = services as [Service, Service];
    let lastOctet = 0;
    const post = ({ url }: Service, key: string) =>
      sendJson(
        `${url}/api/contact-datas`,
        { data: payloads["/api/contact-datas"] },
        { "Idempotency-Key": key, "X-Forwarded-For": `198.51.100.${lastOctet++}` },
      );

    const [one, other] = [await post(first, "shared-key-1"), await post(second, "shared-key-1")];
    assert.equal(one.status, 201);
    assert.equal(other.text, one.text);
    await post(second, "shared-key-2");
    assert.equal((await post(first, "shared-key-3")).status, 429);
    assert.equal((await post(second, "shared-key-3")).status, 429);

    assert.deepEqual(
      await count([upload(first.url), upload(second.url), upload(second.url)]),
      { accepted: 2, refused: 1 },
      "five in all from one address",
    );
  });
});

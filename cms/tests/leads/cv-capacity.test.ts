import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { countRows } from "../support/query";
import { onAnyDatabase } from "../support/databases";
import { pdfOf } from "../support/good-files";
import { solveProof } from "../support/proof";
import { type Service, startService } from "../support/service";
import { payloads, sendJson, unlimited, upload } from "../support/visitors";

const megabyte = 1024 * 1024;
const full = /We can’t take more files right now\. Please email us your CV\./;
const limits = {
  ...unlimited,
  CMS_TRUST_PROXY: "true",
  CHALLENGE_COST: "10",
  CV_IP_DAY_MB: "5",
  CV_DAY_MB: "16",
  METRICS_TOKEN: "a-token-of-the-monitoring",
};

const sendFile = (service: Service, address: string, megabytes = 1, proof?: string) =>
  upload(service.url, pdfOf(megabytes * megabyte), {
    "X-Forwarded-For": address,
    ...(proof === undefined ? {} : { "Proof-Of-Work": proof }),
  });
const apply = (service: Service, cv?: string) =>
  sendJson(`${service.url}/api/emp-datas`, {
    data: { ...payloads["/api/emp-datas"], ...(cv === undefined ? {} : { cv }) },
  });
const idOf = ({ status, text }: { status: number; text: string }): string => {
  assert.equal(status, 201, text);

  return JSON.parse(text).data.id;
};
const costNow = async ({ url }: Service): Promise<number> =>
  (
    (await (await fetch(`${url}/api/challenge`)).json()) as {
      parameters: { cost: number };
    }
  ).parameters.cost;

onAnyDatabase("the space for CVs", (settings) => {
  let service: Service;
  before(async () => {
    service = await startService({ ...limits, ...settings() });
  });
  after(() => service.stop());

  test("is limited per IP and IPv6 /56 in a day", async () => {
    assert.equal((await sendFile(service, "192.0.2.1", 4)).status, 201);
    const refused = await sendFile(service, "192.0.2.1", 2);
    assert.equal(refused.status, 429);
    assert.match(refused.text, /Too many files from your connection today/);
    assert.ok(Number(refused.headers["retry-after"]) > 3600);

    assert.equal((await sendFile(service, "2001:db8:1:a::1", 4)).status, 201);
    assert.equal((await sendFile(service, "2001:db8:1:b::1", 4)).status, 429);
    assert.equal((await sendFile(service, "2001:db8:2::1", 4)).status, 201, "another customer");
  });

  // One test: each step depends on the storage that the steps before have filled.
  test("requires more proof of work as applications fill it, and closes when full", async () => {
    const claims: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      claims.push(idOf(await sendFile(service, `198.51.100.${index}`, 4)));
    }
    const claimNext = async () => (await apply(service, claims.shift())).status;
    assert.equal(await costNow(service), 10);

    assert.equal(await claimNext(), 201);
    const asked = await sendFile(service, "203.0.113.1");
    assert.equal(asked.status, 400);
    assert.match(asked.text, /"altcha"/, "a quarter is used");
    const cheap = await solveProof(service.url);
    assert.equal((await sendFile(service, "203.0.113.1", 1, cheap)).status, 201);

    const earlier = await solveProof(service.url);
    assert.equal(await claimNext(), 201);
    assert.equal(await costNow(service), 20);
    const { text } = await sendFile(service, "203.0.113.2", 1, earlier);
    assert.match(text, /too cheap/);
    assert.equal(await claimNext(), 201);
    assert.equal(await costNow(service), 40);

    assert.equal(await claimNext(), 201, "the last that fits");
    const rows = await countRows(service, "emp_datas");
    const late = await apply(service, claims[0]);
    assert.equal(late.status, 400, "a file that was there before the space was used up");
    assert.match(late.text, full);
    assert.match(late.text, /"cv"/);
    assert.equal(await countRows(service, "emp_datas"), rows);

    const proof = await solveProof(service.url);
    const closed = await sendFile(service, "203.0.113.3", 1, proof);
    assert.equal(closed.status, 400);
    assert.match(closed.text, full);
    assert.equal((await apply(service)).status, 201, "an application without a file");
    const metrics = await fetch(`${service.url}/metrics`, {
      headers: { Authorization: `Bearer ${limits.METRICS_TOKEN}` },
    });
    assert.match(await metrics.text(), /^uploads_full 1$/m);
    assert.match(service.output(), /CV rejected: the limit per day/);
  });
});

test("reserves free disk space", async () => {
  const service = await startService({ ...limits, CV_DAY_MB: "0", CV_FREE_MB: "1000000000" });
  const { status, text } = await sendFile(service, "192.0.2.1");
  await service.stop();

  assert.equal(status, 400);
  assert.match(text, full);
});

test("has a total limit, independent of the day", async () => {
  const service = await startService({ ...limits, CV_DAY_MB: "0", CV_TOTAL_MB: "5" });
  const first = idOf(await sendFile(service, "192.0.2.1", 4));
  const statuses = [(await apply(service, first)).status];
  statuses.push((await sendFile(service, "192.0.2.2", 2)).status);
  await service.stop();

  assert.deepEqual(statuses, [201, 400]);
});

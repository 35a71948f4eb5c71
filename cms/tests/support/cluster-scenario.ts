import assert from "node:assert/strict";

import {
  assertStoredOnce,
  type Cluster,
  countMails,
  kill,
  metricsToken,
  readLinkedCvs,
  restart,
} from "./cluster";
import { sampleCv, simulateVisitors } from "./simulate-visitors";
import { query } from "./query";
import { readMetrics } from "./prometheus";
import { until } from "./wait";

/** Publishes a record without the panel. */
const changeContent = async ({ services, publisher }: Cluster) => {
  await query(
    services[1],
    "insert into authors (document_id, name, created_at, updated_at, published_at) values ('abcdefghijklmnopqrstuvwx', 'Ada', now(), now(), now())",
  );
  await publisher.wake();
};

/**
 * Two instances accept submissions and uploads; one is restarted meanwhile, then the other is killed.
 *
 * @returns figures, once everything is stored and sent exactly once.
 */
export const runClusterScenario = async (
  cluster: Cluster,
  size: { posts: number; uploads: number },
) => {
  const { services, publisher } = cluster;
  const all = size.posts + size.uploads;
  await publisher.settled();

  let restarted: Promise<void> | undefined;
  let killed: Promise<void> | undefined;
  const perSecond = await simulateVisitors(cluster, size, (count) => {
    if (count === Math.floor(all / 5)) restarted = restart(cluster, 1);
    if (count === Math.floor((all * 4) / 5)) killed = kill(cluster, 0);

    // In the second half, visitors wait for the restart, so that only the killed instance is down.
    return count > all / 2 ? restarted : undefined;
  });
  await killed;
  // Only the remaining instance receives requests from here on.
  cluster.services = [services[1], services[1]];

  // Ends the five-minute leases of emails that the killed instance was sending.
  await query(services[1], "update outbox_messages set due_at = now() where sent_at is null");
  const waiting = async () => {
    const unsent = "select count(*) as n from outbox_messages where sent_at is null";

    return Number((await query<{ n: string }>(services[1], unsent))[0]?.n);
  };
  for (let left = await waiting(); left > 0;) {
    const before = left;
    await until("another mail is sent", async () => (left = await waiting()) < before);
  }
  const found = await assertStoredOnce(cluster, size.posts, size.uploads);
  const mails = countMails(cluster);
  assert.equal(mails.leads, all, "every lead is mailed");
  assert.ok(
    mails.copies <= 1,
    `at most the mail that the killed service was sending: ${mails.copies}`,
  );
  const cvs = await readLinkedCvs(cluster);
  assert.ok(cvs.length >= size.uploads, `${cvs.length} links`);
  assert.ok(cvs.every((content) => content === sampleCv.content.toString()));

  await changeContent(cluster);
  await until("the change is built", () => publisher.runs() > 1);
  await publisher.settled();
  assert.equal(publisher.runs(), 2, "restarts of the CMS build nothing");
  const read = await readMetrics(services[1].url, metricsToken);
  assert.equal(read("outbox_waiting"), 0);
  assert.equal(read("site_build_failed"), 0);
  assert.ok((read("site_release_age_seconds") ?? NaN) >= 0);

  return { perSecond, ...found, ...mails };
};

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";

import { countRows, query } from "./query";
import { createDatabase } from "./databases";
import { createPublisher, publisherSecret } from "./publisher";
import { startMailServer } from "./mail-server";
import { startS3 } from "./s3-server";
import { secretNames, startService } from "./service";
import { unlimited } from "./visitors";

export const metricsToken = "a-token-of-the-monitoring";
/** An object of an upload that was interrupted an hour ago. */
const stray = `cvs/${"0".repeat(32)}`;

/** Two CMS instances on one empty PostgreSQL database and one bucket, started at the same moment. */
export const startCluster = async () => {
  const [database, bucket, mail, publisher] = await Promise.all([
    createDatabase("template0"),
    startS3(),
    startMailServer(),
    createPublisher(),
  ]);
  bucket.files.set(stray, { content: Buffer.from("x"), at: new Date(Date.now() - 3_600_000) });
  const settings = {
    ...unlimited,
    ...bucket.settings,
    DATABASE_URL: database.url,
    METRICS_TOKEN: metricsToken,
    CMS_PUBLIC_URL: "https://cms.example.com",
    MAIL_SMTP_URL: mail.url,
    MAIL_SALES: "sales@example.com",
    MAIL_HR: "hr@example.com",
    MAIL_RETRY_SECONDS: "1",
    // One email per lead, without digests, to detect lost and duplicate ones.
    MAIL_HOURLY: "100000",
    PUBLISHER_URL: publisher.url,
    PUBLISHER_SECRET: publisherSecret,
    // The same secrets, so that each instance verifies the other's links.
    ...Object.fromEntries(secretNames.map((name) => [name, randomUUID()])),
  };
  const services = await Promise.all([startService(settings), startService(settings)]);
  await publisher.start(services[1].url);

  return {
    services,
    bucket,
    mail,
    publisher,
    stop: async () => {
      await Promise.all(services.map((service) => service.stop()));
      await Promise.all([bucket.stop(), mail.stop(), publisher.stop()]);
      await database.remove();
    },
  };
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Restarts an instance like a deployment. */
export const restart = async (cluster: Cluster, index: 0 | 1) => {
  const { environment } = cluster.services[index];
  await cluster.services[index].stop();
  cluster.services[index] = await startService(environment);
};

/** Kills an instance, and expires its leases as if it had died long ago. */
export const kill = async ({ services }: Cluster, index: 0 | 1) => {
  const { process, environment } = services[index];
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
  await query({ environment }, "update leases set held_until = now() - interval '1 minute'");
};

/** Checks that the database contains every submission exactly once. */
export const assertStoredOnce = async (
  { services, bucket }: Cluster,
  posts: number,
  uploads: number,
) => {
  const [service] = services;
  assert.equal(await countRows(service, "contact_datas"), posts);
  const messages = "select count(distinct message) as n from contact_datas";
  assert.equal(Number((await query<{ n: string }>(service, messages))[0]?.n), posts);
  assert.equal(await countRows(service, "emp_datas"), uploads);

  const files = await query<{ storage_key: string; application: string | null }>(
    service,
    "select storage_key, application from cv_files",
  );
  const claimed = files.filter(({ application }) => application);
  assert.equal(new Set(claimed.map(({ application }) => application)).size, uploads);
  assert.equal(claimed.length, uploads, "each application has one file");
  assert.ok(files.every(({ storage_key: key }) => bucket.files.has(`cvs/${key}`)));
  assert.ok(!bucket.files.has(stray), "what an interrupted upload left is cleaned up");

  return { unclaimed: files.length - claimed.length };
};

/** Numbers of leads with an email, and of duplicate emails, by Message-ID. */
export const countMails = ({ mail }: Cluster) => {
  const ids = mail.messages.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1] ?? "none");
  const leads = new Set(ids).size;

  return { leads, copies: ids.length - leads };
};

/** Downloads every CV by the link in its email from the second instance, whichever signed it. */
export const readLinkedCvs = async ({ mail, services }: Cluster) => {
  const tokens = mail.messages.flatMap(
    (text) => /\/api\/cvs\/([\w.-]+)/.exec(text.replace(/=\r\n/g, ""))?.[1] ?? [],
  );
  const contents: string[] = [];
  for (const token of new Set(tokens)) {
    const response = await fetch(`${services[1].url}/api/cvs/${token}`);
    assert.equal(response.headers.get("content-disposition"), 'attachment; filename="cv.pdf"');
    contents.push(await response.text());
  }

  return contents;
};

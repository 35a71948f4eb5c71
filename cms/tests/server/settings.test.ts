import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseEnv } from "node:util";

import middlewares from "../../config/middlewares";
import { readSettings } from "../../src/server/settings";

import { project, secretNames, serviceEnvironment, startProcess } from "../support/service";

/** Optional settings with their defaults. */
const defaults = {
  HOST: "127.0.0.1",
  CMS_PORT: "1337",
  CMS_TRUST_PROXY: "false",
  CMS_PROXY_HOPS: "1",
  CMS_ADMIN_PANEL: "true",
  CMS_SEED: "false",
  CMS_LOG_LEVEL: "http",
  CMS_PUBLIC_DIR: "public",
  SITE_ORIGINS: "http://localhost:9000,http://localhost:8000",
  DATABASE_FILE: ".tmp/data.db",
  RATE_LIMIT_WINDOW_SECONDS: "60",
  RATE_LIMIT_IP_FORM: "10",
  RATE_LIMIT_IP: "30",
  RATE_LIMIT_IP_DAY: "200",
  RATE_LIMIT_SUBSCRIBE_DAY: "20",
  RATE_LIMIT_FORM: "300",
  RATE_LIMIT_TOTAL: "1000",
  RATE_LIMIT_SIGN_IN_SECONDS: "300",
  RATE_LIMIT_SIGN_IN_IP: "10",
  RATE_LIMIT_SIGN_IN_ACCOUNT: "20",
  RATE_LIMIT_SIGN_IN_TOTAL: "100",
  CHALLENGE: "false",
  CHALLENGE_COST: "1000",
  CV_FOLDER: "private/cvs",
  CV_CLAIM_HOURS: "24",
  CV_LINK_DAYS: "7",
  CV_UNCLAIMED_MB: "1000",
  CV_IP_DAY_MB: "50",
  CV_DAY_MB: "500",
  CV_TOTAL_MB: "10000",
  CV_FREE_MB: "500",
  LEADS_RETENTION_DAYS: "365",
  LEADS_KEEP_COUNTS: "false",
  MAIL_RETRY_SECONDS: "30",
  MAIL_HOURLY: "20",
  MAIL_BUNDLE_MINUTES: "10",
  MEDIA_S3_REGION: "us-east-1",
  CV_S3_PREFIX: "cvs/",
  CV_S3_REGION: "us-east-1",
  PUBLISHER_MODE: "publisher",
  PUBLISHER_QUIET_SECONDS: "0.5",
  VERSIONS_PER_RECORD: "50",
  VERSIONS_MONTHS: "24",
  CHECK_LINKS: "true",
};
const secrets = Object.fromEntries(
  secretNames.map((name) => [name, "0123456789abcdef0123456789abcdef"]),
);

// With buckets, so that the defaults of their regions apply.
const bucket = {
  MEDIA_S3_BUCKET: "pictures",
  MEDIA_S3_KEY: "key",
  MEDIA_S3_SECRET: "secret",
  CV_S3_BUCKET: "private-files",
  CV_S3_KEY: "key",
  CV_S3_SECRET: "secret",
};

test("has a default for every setting except secrets", () => {
  assert.deepEqual(
    readSettings({ ...secrets, ...bucket }),
    readSettings({ ...secrets, ...bucket, ...defaults }),
  );
});

test("documents the defaults in .env.example, which enables the seed for npm start", () => {
  const documented = parseEnv(readFileSync(join(project, "../.env.example"), "utf8"));
  const named = Object.keys(defaults).map((name) => [name, documented[name]]);

  assert.deepEqual(Object.fromEntries(named), { ...defaults, CMS_SEED: "true" });
});

test("requires the settings of a publisher, a hook or GitHub, and distinguishes them", () => {
  const url = "https://api.github.com/repos/agency/website/dispatches";
  const signed = { PUBLISHER_SECRET: "0123456789abcdef" };
  const publisherOf = (given: object) => readSettings({ ...secrets, ...given }).publisher;

  assert.equal(publisherOf(signed), undefined);
  assert.throws(() => publisherOf({ PUBLISHER_URL: "http://localhost:9002" }), /PUBLISHER_SECRET/);
  assert.throws(() => publisherOf({ ...signed, PUBLISHER_URL: url }), /PUBLISHER_TOKEN/);
  assert.throws(() => publisherOf({ ...signed, PUBLISHER_MODE: "magic" }), /PUBLISHER_MODE/);
  const modes = [
    { PUBLISHER_URL: "http://localhost:9002" },
    { PUBLISHER_URL: "https://api.example.com/build", PUBLISHER_MODE: "hook" },
    { PUBLISHER_URL: url, PUBLISHER_TOKEN: "token" },
  ].map((given) => publisherOf({ ...signed, ...given }));
  assert.deepEqual(
    modes.map((publisher) => [publisher?.mode, publisher?.isGitHub]),
    [
      ["publisher", false],
      ["hook", false],
      ["hook", true],
    ],
  );
});

test("does not print an address with a password that is not percent-encoded", async () => {
  const { child, output } = await startProcess(
    await serviceEnvironment({ MAIL_SMTP_URL: "smtp://AKIA:hid/den@mail.example.com:587" }),
  );

  assert.equal(child.exitCode, 78);
  assert.match(output(), /MAIL_SMTP_URL must be .*percent-encoded/);
  assert.doesNotMatch(output(), /hid|AKIA|\n\s+at /);
});

test("removes the slash at the end of addresses to which paths are appended", async () => {
  const settings = readSettings(
    await serviceEnvironment({
      CMS_PUBLIC_URL: "https://cms.example.com/",
      PREVIEW_URL: "https://preview.example.com//",
      PREVIEW_SECRET: "0123456789abcdef",
    }),
  );

  assert.equal(settings.publicUrl, "https://cms.example.com");
  assert.equal(settings.preview?.url, "https://preview.example.com");
});

test("reports missing settings in one line, and does not start", async () => {
  const {
    ADMIN_JWT_SECRET: _jwt,
    STRAPI_TOKEN: _token,
    ...environment
  } = await serviceEnvironment();
  const { child, output } = await startProcess(environment);

  assert.equal(child.exitCode, 78);
  assert.match(output(), /cannot start: .*ADMIN_JWT_SECRET.*STRAPI_TOKEN/);
  assert.doesNotMatch(output(), /\n\s+at /, "no stack");
});

/** A setting with one webhook. */
const webhook = (given: object) =>
  JSON.stringify([
    {
      name: "crm",
      url: "https://hooks.example.com/hidden",
      secret: `whsec_${Buffer.alloc(24).toString("base64")}`,
      ...given,
    },
  ]);

for (const [name, value] of [
  ["CMS_PORT", "ninety"],
  ["CMS_PORT", "70000"],
  ["RATE_LIMIT_WINDOW_SECONDS", "86401"],
  ["RATE_LIMIT_SIGN_IN_SECONDS", "2592000"],
  ["MAIL_RETRY_SECONDS", "5000000"],
  ["MAIL_SMTP_URL", "mail.example.com"],
  ["MAIL_SMTP_URL", "smtp://mail.example.com:port"],
  ["MAIL_SMTP_URL", "smtp://mail.example.com?ignoreTLS=true"],
  ["MAIL_SMTP_URL", "smtp://mail.example.com?RequireTls=false"],
  ["MAIL_SMTP_URL", "smtps://mail.example.com?name=www&tls.rejectUnauthorized=false"],
  ["DATABASE_URL", "mysql://somewhere"],
  ["MAIL_SMTP_URL", "smtp://user:hid/den@mail.example.com"],
  ["MAIL_SMTP_URL", "smtp://user:12/hidden@mail.example.com"],
  ["MAIL_SMTP_URL", "smtp://user:12#hidden@mail.example.com"],
  ["MAIL_SMTP_URL", "smtp://user:12?hidden@mail.example.com"],
  ["MAIL_SMTP_URL", "smtp://user:50%hidden@mail.example.com"],
  ["MAIL_SMTP_URL", "smtp://"],
  ["MAIL_SMTP_URL", "smtp://mail.example.com/path"],
  ["DATABASE_URL", "postgres://cms:hid/den@db/site"],
  ["DATABASE_URL", "postgres://cms:12/hidden@db/site"],
  ["DATABASE_URL", "postgres://cms:12#hidden@db/site"],
  ["DATABASE_URL", "postgres://cms:12?hidden@db/site"],
  ["DATABASE_URL", "postgres://cms:hidden@:x:y/site"],
  ["DATABASE_URL", "postgres://cms:hidden@db:99999/site"],
  ["DATABASE_URL", "postgres://cms:hidden@db/site?port=many"],
  ["DATABASE_URL", "postgres://cms:hidden@db/site?sslrootcert=/nowhere/ca.pem"],
  ["CLAMAV", "tcp://127.0.0.1:port"],
  ["CLAMAV", "tcp://127.0.0.1:3310/path"],
  ["CLAMAV", "tcp://"],
  ["CLAMAV", "unix:"],
  ["CMS_PUBLIC_URL", "https://user:hidden@cms.example.com"],
  ["CMS_PUBLIC_URL", "https://cms.example.com?a=b"],
  ["CMS_PUBLIC_URL", "https://cms.example.com#a"],
  ["PUBLISHER_URL", "http://user:hidden@localhost:9002"],
  ["PREVIEW_URL", "https://preview.example.com:99999"],
  ["SITE_ORIGINS", "ftp://www.example.com"],
  ["ADMIN_JWT_SECRET", "short"],
  ["APP_KEYS", ",only-the-second-key-is-long-enough"],
  ["APP_KEYS", "only-the-first-key-is-long-enough,short"],
  ["APP_KEYS", "                ,this-key-is-long-enough"],
  ["SITE_ORIGINS", "https://www.example.com/"],
  ["SITE_ORIGINS", "http://localhost:9000,https://www.example.com/contact"],
  ["SITE_ORIGINS", "www.example.com"],
  ["CV_FOLDER", "public/cvs"],
  ["CV_FOLDER", "public"],
  ["MEDIA_S3_KEY", ""],
  ["CV_S3_BUCKET", "pictures"],
  ["CV_S3_SECRET", ""],
  ["CV_S3_PREFIX", "cvs"],
  ["CV_S3_PREFIX", "/cvs/"],
  ["CV_S3_ENDPOINT", "minio:9000"],
  ["METRICS_TOKEN", "short"],
  ["METRICS_TOKEN", "a token of several words"],
  ["MEDIA_S3_ENDPOINT", "minio:9000"],
  ["STRAPI_TOKEN", "a token of several words"],
  ["CMS_PUBLIC_URL", "http://"],
  ["LEADS_WEBHOOKS", "[{"],
  ["LEADS_WEBHOOKS", "{}"],
  ["LEADS_WEBHOOKS", '["crm"]'],
  ["LEADS_WEBHOOKS", webhook({ name: "my crm" })],
  ["LEADS_WEBHOOKS", webhook({ name: undefined })],
  ["LEADS_WEBHOOKS", webhook({ url: "http://hidden.example.com" })],
  ["LEADS_WEBHOOKS", webhook({ url: "https://user:hidden@example.com" })],
  ["LEADS_WEBHOOKS", webhook({ url: "hidden" })],
  ["LEADS_WEBHOOKS", webhook({ forms: "contact" })],
  ["LEADS_WEBHOOKS", webhook({ forms: ["quote"] })],
  ["LEADS_WEBHOOKS", webhook({ format: "xml" })],
  ["LEADS_WEBHOOKS", webhook({ data: "all" })],
  ["LEADS_WEBHOOKS", webhook({ secret: undefined })],
  ["LEADS_WEBHOOKS", webhook({ secret: "whsec_hidden" })],
  ["LEADS_WEBHOOKS", webhook({ format: "slack" })],
  ["LEADS_WEBHOOKS", webhook({ private: "yes" })],
  ["LEADS_WEBHOOKS", webhook({ headers: {} })],
] as const) {
  test(`rejects ${name}=${value} by name`, async () => {
    const environment = {
      ...(await serviceEnvironment({ CMS_PUBLIC_DIR: "public", ...bucket })),
      [name]: value,
    };

    assert.throws(
      () => readSettings(environment),
      (error: Error) => {
        assert.match(error.message, new RegExp(`^The CMS cannot start: .*${name}`));
        assert.doesNotMatch(error.message, /hid/, "no part of a password");

        return true;
      },
    );
  });
}

test("says each mistake of the webhooks in a sentence", async () => {
  const [crm] = JSON.parse(webhook({ url: "https://", data: "all" })) as object[];
  const environment = await serviceEnvironment({ LEADS_WEBHOOKS: JSON.stringify([crm, crm]) });

  assert.throws(
    () => readSettings(environment),
    ({ message }: Error) => {
      const sentences = message.split("; LEADS_WEBHOOKS ");
      assert.equal(sentences.length, 5);
      assert.match(sentences[0] ?? "", /LEADS_WEBHOOKS has a mistake: webhook "crm" needs a "url"/);
      assert.match(message, /two webhooks with the name "crm"/);

      return true;
    },
  );
});

test("sends webhooks of all forms but subscriptions without data, unless told otherwise", async () => {
  const given = webhook({});
  const { webhooks } = readSettings(await serviceEnvironment({ LEADS_WEBHOOKS: given }));

  assert.deepEqual(webhooks, [
    {
      ...(JSON.parse(given) as object[])[0],
      forms: ["contact", "application", "portfolio", "custom"],
      format: "json",
      data: "link",
      private: false,
    },
  ]);
});

test("accepts the settings of a site with images on S3", async () => {
  const environment = await serviceEnvironment({
    SITE_ORIGINS: "https://www.example.com, http://localhost:9000",
    MEDIA_S3_BUCKET: "pictures",
    MEDIA_S3_ENDPOINT: "http://minio:9000",
    MEDIA_S3_KEY: "key",
    MEDIA_S3_SECRET: "secret",
  });

  assert.deepEqual(readSettings(environment).siteOrigins, [
    "https://www.example.com",
    "http://localhost:9000",
  ]);
});

for (const [title, given, origin] of [
  [
    "by its public address",
    { MEDIA_S3_PUBLIC_URL: "https://media.example.com/x" },
    "https://media.example.com",
  ],
  ["at its endpoint", { MEDIA_S3_ENDPOINT: "http://minio:9000" }, "http://minio:9000"],
  ["at Amazon", { MEDIA_S3_REGION: "eu-west-1" }, "https://pictures.s3.eu-west-1.amazonaws.com"],
] as const) {
  test(`lets the panel show the files of a bucket ${title}`, async () => {
    const elsewhere = { MEDIA_S3_PUBLIC_URL: "", MEDIA_S3_ENDPOINT: "" };
    Object.assign(process.env, await serviceEnvironment({ ...bucket, ...elsewhere, ...given }));
    const policy = JSON.stringify(middlewares());

    for (const directive of ["img-src", "media-src"]) {
      assert.match(policy, new RegExp(`"${directive}":"[^"]* ${origin}[ "]`));
    }
  });
}

test("accepts a local URL for the panel", async () => {
  const environment = { ...(await serviceEnvironment()), CMS_PUBLIC_URL: "http://localhost:1337" };

  assert.equal(readSettings(environment).publicUrl, "http://localhost:1337");
});

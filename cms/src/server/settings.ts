import { relative, resolve } from "node:path";

import {
  boolean,
  mixed,
  number,
  object,
  type SchemaObjectDescription,
  string,
  type StringSchema,
  ValidationError,
} from "yup";

import { daySeconds } from "../common/durations";
import { OperatorError } from "../common/operator-error";
import { hostOf, parseServerUrl } from "./network/server-url";
import { parseDatabaseUrl } from "./database/database-url";
import { parseMailServer } from "./outbox/mail-server";
import { parseWebhooks } from "./webhook-targets";

/** Thrown when a setting is missing or invalid. */
export class SettingsError extends OperatorError {
  override name = "SettingsError";
}

/** The items of a comma-separated list. */
const listOf = (list: string) => list.split(",").map((part) => part.trim());

/** The items of a list that all pass a test. @throws if one does not. */
const listOfAll = (passes: (item: string) => boolean) => (list: string) => {
  const items = listOf(list);
  if (!items.every(passes)) throw new TypeError("invalid item");

  return items;
};

/** True if a text is an origin as browsers send it. */
const isOrigin = (origin: string) =>
  /^https?:/.test(origin) && URL.parse(origin)?.origin === origin;

/** GitHub's endpoint that starts a workflow: https://api.github.com/repos/<owner>/<name>/dispatches. */
const isGitHubUrl = (url = "") =>
  /^https?:\/\/[^/]+(\/api\/v3)?\/repos\/[^/]+\/[^/]+\/dispatches$/.test(url);

/** Where clamd listens, as `connect` takes it. @throws if it is no complete address. */
export const parseClamd = (text: string): { path: string } | { host: string; port: number } => {
  if (/^unix:\/[^/]/.test(text)) return { path: text.slice("unix:".length) };
  const url = parseServerUrl(text, /^tcp:$/);
  if (url.pathname.length > 1 || url.search || url.username)
    throw new TypeError("more than a host");

  return { host: hostOf(url), port: Number(url.port || 3310) };
};

// The kinds of settings. The label of a setting is its environment variable.

const text = (name: string) => string().label(name);

const flag = (name: string, byDefault: boolean) =>
  boolean().label(name).typeError("${path} must be a boolean").default(byDefault);

const amount = (name: string, byDefault: number, min = 0) =>
  number().label(name).typeError("${path} must be a number").min(min).default(byDefault);

const count = (name: string, byDefault: number, min = 0) => amount(name, byDefault, min).integer();

/** At most a day: a timer of more than 24 days would end at once, and take a limit or a pause with it. */
const seconds = (name: string, byDefault: number, min: number) =>
  amount(name, byDefault, min).max(daySeconds);

const path = (name: string, byDefault: string) =>
  text(name)
    .default(() => resolve(byDefault))
    .transform((given: string) => resolve(given));

/** The message that `parse` throws for a text. */
const issueOf = (given: string, parse: (text: string) => unknown) => {
  try {
    parse(given);

    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

/** A setting that is parsed once. Values that `parse` throws at are rejected with its message, or this one. */
const parsed = <Value extends object>(
  name: string,
  parse: (text: string) => Value,
  message?: string,
) =>
  mixed((value): value is Value => typeof value === "object")
    .label(name)
    .transform((value: unknown) => {
      try {
        return typeof value === "string" ? parse(value) : value;
      } catch {
        return value;
      }
    })
    .typeError(
      (({ path: label, originalValue: given }: { path: string; originalValue: string }) =>
        `${label} ${message ?? issueOf(given, parse)}`) as never,
    );

const canParse = (value: string | undefined, parse: (value: string) => unknown) => {
  try {
    return !value || Boolean(parse(value));
  } catch {
    return false;
  }
};

/** An http(s) URL. Unlike yup's `url`, it allows host names without a dot, such as localhost. */
const httpUrl = (name: string, example = "https://www.example.com", { withQuery = false } = {}) =>
  text(name)
    .test(
      "address",
      `\${path} must be a complete URL without a user name${withQuery ? "" : " and without ?"}, like ${example}`,
      (given) =>
        canParse(given, (url) => {
          const { username, password, search } = parseServerUrl(url, /^https?:$/);

          // `fetch` rejects URLs with a user name, and prints them.
          return !username && !password && (withQuery || !search);
        }),
    )
    // Paths are appended to it.
    .transform((url?: string) => (withQuery ? url : url?.trim().replace(/(?<!\/)\/+$/, "")));

const email = (name: string) =>
  text(name)
    .email("${path} must be an email address")
    .matches(/^[^\r\n,;]*$/, "${path} must be a single email address");

const minSecretLength = 16;
const secret = (name: string) =>
  text(name).min(minSecretLength, `\${path} needs at least ${minSecretLength} characters`);

/** A secret that is sent in a header, limited to its valid characters. */
const headerSecret = (name: string) =>
  secret(name).matches(
    /^[!-~]+$/,
    "${path} may contain letters, digits and punctuation, but no spaces",
  );

/** A setting that is required if another one of its group is set. */
const requiredWith = (key: string, name: string, setting: StringSchema) =>
  setting.when(key, {
    is: Boolean,
    then: (given) => given.required(`\${path} is required with ${name}`),
  });

/** Every setting, by the name that the code uses. .env.example explains them. */
const schema = object({
  /** Address to listen on. */
  host: text("HOST").default("127.0.0.1"),
  port: count("CMS_PORT", 1337, 1).max(65535),
  /** URL of the CMS in browsers; empty if unset. */
  publicUrl: httpUrl("CMS_PUBLIC_URL").default(""),
  /** Host names that requests may use, besides that of CMS_PUBLIC_URL. */
  allowedHosts: parsed("CMS_ALLOWED_HOSTS", listOf, "must be host names").default([]),
  /** True to trust X-Forwarded-For; only safe behind a proxy that sets it. */
  trustProxy: flag("CMS_TRUST_PROXY", false),
  /** Number of our proxies; the IP before them is the client's. */
  proxyHops: count("CMS_PROXY_HOPS", 1, 1).max(10),
  logLevel: text("CMS_LOG_LEVEL").oneOf(["error", "warn", "info", "http", "debug"]).default("http"),
  serveAdminPanel: flag("CMS_ADMIN_PANEL", true),
  /** True to seed an empty database with the records of sample-content/records. */
  seedWhenEmpty: flag("CMS_SEED", false),
  databaseUrl: text("DATABASE_URL").test(
    "address",
    "${path} must be like postgres://user:password@host:5432/database, with special characters of the password percent-encoded (/ is %2F), and name only files that exist; leave it empty to use SQLite",
    (url) => canParse(url, parseDatabaseUrl),
  ),
  databaseFile: path("DATABASE_FILE", ".tmp/data.db"),
  /** Folder of public files; the media library is in its `uploads`. */
  publicFolder: path("CMS_PUBLIC_DIR", "public"),
  /** Origins whose pages may submit forms. */
  siteOrigins: parsed(
    "SITE_ORIGINS",
    listOfAll(isOrigin),
    "must be origins like https://www.example.com, without a path or a trailing slash, separated by commas",
  ).default(["http://localhost:9000", "http://localhost:8000"]),
  /** The first key signs; the others only verify older signatures. */
  appKeys: parsed(
    "APP_KEYS",
    listOfAll((key) => key.length >= minSecretLength),
    `needs at least ${minSecretLength} characters in every key of its list`,
  ).required(),
  apiTokenSalt: secret("API_TOKEN_SALT").required(),
  transferTokenSalt: secret("TRANSFER_TOKEN_SALT").required(),
  adminJwtSecret: secret("ADMIN_JWT_SECRET").required(),
  encryptionKey: secret("ENCRYPTION_KEY").required(),
  /** API token with which the site's build reads content. */
  siteApiToken: headerSecret("STRAPI_TOKEN").required(),
  /** Bearer token of the metrics; undefined if they are off. */
  /** Serves the tools for assistants (docs/assistants.md). */
  assistants: flag("ASSISTANTS", false),
  metricsToken: headerSecret("METRICS_TOKEN"),
  /** The preview server, at a URL for browsers and the CMS; the panel has no preview without it. */
  preview: object({
    url: httpUrl("PREVIEW_URL"),
    secret: requiredWith("url", "PREVIEW_URL", secret("PREVIEW_SECRET")),
  }),
  /** The publisher or hook that builds releases; undefined if publishing is off. */
  publisher: object({
    url: httpUrl("PUBLISHER_URL", "http://localhost:9002", { withQuery: true }),
    mode: text("PUBLISHER_MODE").oneOf(["publisher", "hook"]).default("publisher"),
    /** Bearer token of requests in both directions, never sent to a hook. */
    secret: requiredWith("url", "PUBLISHER_URL", secret("PUBLISHER_SECRET")),
    /** Bearer token for a hook that requires one, such as GitHub's. */
    token: text("PUBLISHER_TOKEN").when("url", {
      is: isGitHubUrl,
      then: (token) =>
        token.required(
          "${path} is required if PUBLISHER_URL is GitHub's: set a token that may write contents",
        ),
    }),
  }),
  /** Time without changes before a build starts. */
  publishDebounceSeconds: amount("PUBLISHER_QUIET_SECONDS", 0.5).max(600),
  versions: object({
    /** Number of earlier versions of a record that are kept; 0 keeps none. */
    perRecord: count("VERSIONS_PER_RECORD", 50),
    /** Months after which versions are deleted; 0 keeps them forever. */
    months: count("VERSIONS_MONTHS", 24),
  }),
  /** True to try links to other sites, and list those that fail. */
  checkLinks: flag("CHECK_LINKS", true),
  /** Maximum number of requests per window; 0 disables a limit. */
  rateLimits: object({
    windowSeconds: seconds("RATE_LIMIT_WINDOW_SECONDS", 60, 1).integer(),
    /** From one IP to one form. */
    ipPerForm: count("RATE_LIMIT_IP_FORM", 10),
    /** From one IP to all forms. */
    ip: count("RATE_LIMIT_IP", 30),
    /** Accepted submissions from one IP per day. */
    ipDaily: count("RATE_LIMIT_IP_DAY", 200),
    /** Subscriptions and password requests from one IP per day: each sends an email. */
    ipDailyMails: count("RATE_LIMIT_SUBSCRIBE_DAY", 20),
    /** Megabytes of files from one IP per day. */
    ipDailyMegabytes: count("CV_IP_DAY_MB", 50),
    /** From all IPs to one form. */
    form: count("RATE_LIMIT_FORM", 300),
    /** From all IPs to all forms. */
    total: count("RATE_LIMIT_TOTAL", 1000),
  }),
  /** Maximum number of failed sign-ins per window; 0 disables a limit. */
  signInLimits: object({
    windowSeconds: seconds("RATE_LIMIT_SIGN_IN_SECONDS", 300, 1).integer(),
    /** From one IP. */
    ip: count("RATE_LIMIT_SIGN_IN_IP", 10),
    /** Failures of one account, from all IPs. */
    account: count("RATE_LIMIT_SIGN_IN_ACCOUNT", 20),
    /** Failures of all accounts, from all IPs. */
    total: count("RATE_LIMIT_SIGN_IN_TOTAL", 100),
  }),
  /** The proof of work: its cost, and if every submission requires one. */
  challenge: object({
    required: flag("CHALLENGE", false),
    cost: count("CHALLENGE_COST", 1000, 1).max(100_000),
  }),
  cvs: object({
    /** Folder of CVs; must be outside the public folder. */
    folder: path("CV_FOLDER", "private/cvs"),
    /** Time within which an application must claim an uploaded file. */
    claimHours: amount("CV_CLAIM_HOURS", 24),
    /** Lifetime of links to CVs. */
    linkDays: amount("CV_LINK_DAYS", 7),
    /** Maximum size of all unclaimed files; 0 for no limit. */
    unclaimedMegabytes: count("CV_UNCLAIMED_MB", 1000),
    /** Maximum size of claimed files per day and in total; 0 for no limit. */
    dayMegabytes: count("CV_DAY_MB", 500),
    totalMegabytes: count("CV_TOTAL_MB", 10_000),
    /** Disk space that uploads leave free. */
    freeMegabytes: count("CV_FREE_MB", 500),
    /** Socket of clamd; files are not scanned without it. */
    clamd: parsed(
      "CLAMAV",
      parseClamd,
      "must be like unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310",
    ),
  }),
  /** Retention of leads in days; 0 keeps them forever. */
  retentionDays: count("LEADS_RETENTION_DAYS", 365),
  /** Receivers of leads over HTTP. */
  webhooks: parsed("LEADS_WEBHOOKS", parseWebhooks).default([]),
  /** True if erased leads stay in the report as anonymous counts. */
  keepLeadCounts: flag("LEADS_KEEP_COUNTS", false),
  /** Emails about leads; they stay in the outbox without a mail server. */
  mail: object({
    server: parsed(
      "MAIL_SMTP_URL",
      parseMailServer,
      "must be like smtp://user:password@mail.example.com:587, with special characters of the password percent-encoded (/ is %2F), and without options: see “Mail server” in docs/operating.md",
    ),
    from: email("MAIL_FROM").default("website@localhost"),
    sales: email("MAIL_SALES"),
    hr: email("MAIL_HR"),
    /** Delay before the first retry, also of webhooks; doubles with each further one. */
    retrySeconds: seconds("MAIL_RETRY_SECONDS", 30, 0.01),
    /** Emails per hour and form; further ones become a digest. */
    hourlyLimit: count("MAIL_HOURLY", 20),
    /** Maximum time from a message to its digest. */
    digestMinutes: amount("MAIL_BUNDLE_MINUTES", 10),
  }),
  /** The public bucket of the media library; undefined if its files are stored on disk. */
  mediaStorage: object({
    bucket: text("MEDIA_S3_BUCKET"),
    region: text("MEDIA_S3_REGION").default("us-east-1"),
    endpoint: httpUrl("MEDIA_S3_ENDPOINT"),
    publicUrl: httpUrl("MEDIA_S3_PUBLIC_URL"),
    accessKeyId: requiredWith("bucket", "MEDIA_S3_BUCKET", text("MEDIA_S3_KEY")),
    secretAccessKey: requiredWith("bucket", "MEDIA_S3_BUCKET", text("MEDIA_S3_SECRET")),
  }),
  /** The private bucket of CVs; undefined if they are stored in a folder. */
  cvBucket: object({
    bucket: text("CV_S3_BUCKET"),
    prefix: text("CV_S3_PREFIX")
      .matches(/^([\w.-]+\/)+$/, "${path} must be the name of a folder and a slash, like cvs/")
      .default("cvs/"),
    region: text("CV_S3_REGION").default("us-east-1"),
    endpoint: httpUrl("CV_S3_ENDPOINT"),
    accessKeyId: requiredWith("bucket", "CV_S3_BUCKET", text("CV_S3_KEY")),
    secretAccessKey: requiredWith("bucket", "CV_S3_BUCKET", text("CV_S3_SECRET")),
  }),
})
  .test(
    "private folder",
    "CV_FOLDER is inside CMS_PUBLIC_DIR, whose files anybody may fetch",
    ({ cvs, publicFolder }) => relative(publicFolder, cvs.folder).startsWith(".."),
  )
  .test(
    "private bucket",
    "CV_S3_BUCKET must differ from MEDIA_S3_BUCKET, which is public",
    ({ cvBucket, mediaStorage }) => !cvBucket.bucket || cvBucket.bucket !== mediaStorage.bucket,
  );

/** The variables of the environment, by the schema's names. An empty variable counts as unset. */
const valuesOf = ({ fields }: SchemaObjectDescription, environment: NodeJS.ProcessEnv): object =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      "fields" in field
        ? valuesOf(field, environment)
        : environment[("label" in field && field.label) || ""] || undefined,
    ]),
  );

/** A group of settings; undefined without those that it requires. */
const group = <Group extends object, Key extends keyof Group>(values: Group, ...required: Key[]) =>
  required.every((key) => values[key]) ? (values as Group & Record<Key, string>) : undefined;

/**
 * Reads the settings of the CMS.
 *
 * @throws {SettingsError} listing every missing or invalid setting.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  try {
    const given = valuesOf(schema.describe(), environment);
    const values = schema.validateSync(given, { abortEarly: false });
    const publisher = group(values.publisher, "url", "secret");
    const isGitHub = isGitHubUrl(publisher?.url);

    return {
      ...values,
      preview: group(values.preview, "url", "secret"),
      // GitHub's hook can only start builds.
      publisher: publisher && {
        ...publisher,
        isGitHub,
        ...(isGitHub && { mode: "hook" as const }),
      },
      mediaStorage: group(values.mediaStorage, "bucket", "accessKeyId", "secretAccessKey"),
      cvBucket: group(values.cvBucket, "bucket", "accessKeyId", "secretAccessKey"),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(
      `The CMS cannot start: ${error.errors.join("; ")}. .env.example explains each setting.`,
    );
  }
};

export type Settings = ReturnType<typeof readSettings>;

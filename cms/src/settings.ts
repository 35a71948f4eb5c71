import { resolve } from "node:path";

import { boolean, number, object, string, ValidationError } from "yup";

import { formSettings, readFormSettings } from "./form-settings";
import { parseDatabaseUrl } from "./lib/database-address";
import { OperatorError } from "./common/operator-error";
import { publishingSettings, readPublishingSettings } from "./publishing-settings";
import { httpUrl } from "./setting-kinds";
import { readStorageSettings, storageSettings } from "./storage-settings";

/** Thrown when a setting is missing or invalid. */
export class SettingsError extends OperatorError {
  override name = "SettingsError";
}

const minSecretLength = 16;
const secret = () =>
  string().min(minSecretLength, `\${path} needs at least ${minSecretLength} characters`).required();

/** A secret that is sent in a header, limited to its valid characters. */
const headerSecret = () =>
  secret().matches(
    /^[!-~]+$/,
    "${path} may contain letters, digits and punctuation, but no spaces",
  );

/** The items of a comma-separated list. */
const listOf = (text: string) => text.split(",").map((part) => part.trim());

/** True if a text is an origin as browsers send it. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const isDatabaseUrl = (url: string | undefined) => {
  try {
    return !url || Boolean(parseDatabaseUrl(url));
  } catch {
    return false;
  }
};

const schema = object({
  HOST: string().default("127.0.0.1"),
  CMS_PORT: number().integer().min(1).max(65535).default(1337),
  CMS_PUBLIC_URL: httpUrl(),
  CMS_ALLOWED_HOSTS: string().default(""),
  CMS_TRUST_PROXY: boolean().default(false),
  CMS_ADMIN_PANEL: boolean().default(true),
  CMS_SEED: boolean().default(false),
  DATABASE_URL: string().test(
    "address",
    "${path} must be like postgres://user:password@host:5432/database, with special characters of the password percent-encoded (/ is %2F), and name only files that exist; leave it empty to use SQLite",
    isDatabaseUrl,
  ),
  DATABASE_FILE: string().default(".tmp/data.db"),
  CMS_PUBLIC_DIR: string().default("public"),
  CMS_PROXY_HOPS: number().integer().min(1).max(10).default(1),
  CMS_LOG_LEVEL: string().oneOf(["error", "warn", "info", "http", "debug"]).default("http"),
  SITE_ORIGINS: string()
    .default("http://localhost:9000,http://localhost:8000")
    .test(
      "origins",
      "${path} must be origins like https://www.example.com, without a path or a trailing slash, separated by commas",
      (list) => listOf(list).every(isOrigin),
    ),
  APP_KEYS: secret().test(
    "keys",
    `\${path} needs at least ${minSecretLength} characters in every key of its list`,
    (list) => listOf(list).every((key) => key.length >= minSecretLength),
  ),
  API_TOKEN_SALT: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
  STRAPI_TOKEN: headerSecret(),
  PREVIEW_URL: httpUrl(),
  PREVIEW_SECRET: string()
    .min(minSecretLength, `\${path} needs at least ${minSecretLength} characters`)
    .when("PREVIEW_URL", {
      is: Boolean,
      then: (key) => key.required("${path} is required with PREVIEW_URL"),
    }),
  METRICS_TOKEN: headerSecret().optional(),
})
  .concat(formSettings)
  .concat(publishingSettings)
  .concat(storageSettings);

const parse = (environment: NodeJS.ProcessEnv) => {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(
      `The CMS cannot start: ${error.errors.join("; ")}. .env.example explains each setting.`,
    );
  }
};

/**
 * Reads the settings of the CMS.
 *
 * @throws {SettingsError} listing every missing or invalid setting.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const values = parse(environment);

  return {
    /** Address to listen on. */
    host: values.HOST,
    port: values.CMS_PORT,
    /** URL of the CMS in browsers; empty if unset. */
    publicUrl: values.CMS_PUBLIC_URL ?? "",
    /** Host names that requests may use, besides that of CMS_PUBLIC_URL. */
    allowedHosts: listOf(values.CMS_ALLOWED_HOSTS),
    /** True to trust X-Forwarded-For; only safe behind a proxy that sets it. */
    trustProxy: values.CMS_TRUST_PROXY,
    /** Number of our proxies; the IP before them is the client's. */
    proxyHops: values.CMS_PROXY_HOPS,
    logLevel: values.CMS_LOG_LEVEL,
    serveAdminPanel: values.CMS_ADMIN_PANEL,
    /** True to seed an empty database with the records of sample-content/records. */
    seedWhenEmpty: values.CMS_SEED,
    databaseUrl: values.DATABASE_URL,
    databaseFile: resolve(values.DATABASE_FILE),
    /** Folder of public files; the media library is in its `uploads`. */
    publicFolder: resolve(values.CMS_PUBLIC_DIR),
    /** Origins whose pages may submit forms. */
    siteOrigins: listOf(values.SITE_ORIGINS),
    /** The first key signs; the others only verify older signatures. */
    appKeys: listOf(values.APP_KEYS),
    apiTokenSalt: values.API_TOKEN_SALT,
    transferTokenSalt: values.TRANSFER_TOKEN_SALT,
    adminJwtSecret: values.ADMIN_JWT_SECRET,
    encryptionKey: values.ENCRYPTION_KEY,
    /** API token with which the site's build reads content. */
    siteApiToken: values.STRAPI_TOKEN,
    /** The preview server, at a URL for browsers and the CMS; the panel has no preview without it. */
    preview: values.PREVIEW_URL
      ? { url: values.PREVIEW_URL, secret: values.PREVIEW_SECRET ?? "" }
      : undefined,
    /** Bearer token of the metrics; undefined if they are off. */
    metricsToken: values.METRICS_TOKEN || undefined,
    ...readFormSettings(values),
    ...readPublishingSettings(values),
    ...readStorageSettings(values),
  };
};

export type Settings = ReturnType<typeof readSettings>;

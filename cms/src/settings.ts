import { resolve } from "node:path";

import { boolean, number, object, setLocale, string, ValidationError } from "yup";

import { address, readVisitorSettings, visitorSettings } from "./form-settings";

/** Thrown when the environment lacks a setting or holds one that cannot be used. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

setLocale({
  mixed: { notType: ({ path, type }) => `${path} must be a ${type}` },
});

const secret = () => string().min(16, "${path} needs at least 16 characters").required();

/** As a browser spells it in the header Origin. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

// Every setting of the content service, by the name of its environment variable.
const schema = object({
  HOST: string().default("127.0.0.1"),
  CMS_PORT: number().integer().min(1).max(65535).default(1337),
  CMS_PUBLIC_URL: address(),
  CMS_TRUST_PROXY: boolean().default(false),
  CMS_ADMIN_PANEL: boolean().default(true),
  CMS_SEED: boolean().default(false),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, {
    message: "${path} must start with postgres://; leave it out to use SQLite",
    excludeEmptyString: true,
  }),
  DATABASE_FILE: string().default(".tmp/data.db"),
  CMS_PUBLIC_DIR: string().default("public"),
  CMS_PROXY_HOPS: number().integer().min(1).max(10).default(1),
  CMS_LOG_LEVEL: string().oneOf(["error", "warn", "info", "http", "debug"]).default("http"),
  SITE_ORIGINS: string()
    .default("http://localhost:9000,http://localhost:8000")
    .test(
      "origins",
      "${path} takes addresses like https://www.example.com, without a path or a slash at the end, separated by commas",
      (list) => list.split(",").every((origin) => isOrigin(origin.trim())),
    ),
  APP_KEYS: secret(),
  API_TOKEN_SALT: secret(),
  JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
  // It travels in a header, so that not every character will do.
  STRAPI_TOKEN: secret().matches(
    /^[!-~]+$/,
    "${path} may hold letters, digits and signs, and no spaces",
  ),
  ...visitorSettings,
});

const parse = (environment: NodeJS.ProcessEnv) => {
  // An empty variable counts as one that is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(
      `The content service cannot start: ${error.errors.join("; ")}. .env.example explains each setting.`,
    );
  }
};

/**
 * Reads the settings of the content service.
 *
 * @throws {SettingsError} naming every setting that is missing or cannot be used.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const values = parse(environment);

  return {
    /** Address to listen on. */
    host: values.HOST,
    port: values.CMS_PORT,
    /** Address at which browsers reach this service; empty when it is the one they ask anyway. */
    publicUrl: values.CMS_PUBLIC_URL ?? "",
    /** Whether X-Forwarded-For is believed: only behind a proxy that sets it. */
    trustProxy: values.CMS_TRUST_PROXY,
    /** How many proxies of our own stand before this service; the address before them is the visitor's. */
    proxyHops: values.CMS_PROXY_HOPS,
    logLevel: values.CMS_LOG_LEVEL,
    serveAdminPanel: values.CMS_ADMIN_PANEL,
    /** Whether an empty database is filled with the records of cms/seed. */
    seedWhenEmpty: values.CMS_SEED,
    databaseUrl: values.DATABASE_URL,
    databaseFile: resolve(values.DATABASE_FILE),
    /** Folder of the files that anybody may fetch: the media library lies in its `uploads`. */
    publicFolder: resolve(values.CMS_PUBLIC_DIR),
    /** Origins whose pages may post forms. */
    siteOrigins: values.SITE_ORIGINS.split(",").map((origin) => origin.trim()),
    appKeys: values.APP_KEYS.split(","),
    apiTokenSalt: values.API_TOKEN_SALT,
    jwtSecret: values.JWT_SECRET,
    transferTokenSalt: values.TRANSFER_TOKEN_SALT,
    adminJwtSecret: values.ADMIN_JWT_SECRET,
    encryptionKey: values.ENCRYPTION_KEY,
    /** The secret with which the site's build reads content. */
    siteToken: values.STRAPI_TOKEN,
    ...readVisitorSettings(values),
  };
};

export type Settings = ReturnType<typeof readSettings>;

import { resolve } from "node:path";

import { number, object, string, ValidationError } from "yup";

import { httpUrl, readSettings as readBuildSettings, SettingsError } from "../gatsby/settings";

const schema = object({
  PREVIEW_HOST: string().default("127.0.0.1"),
  PREVIEW_PORT: number().integer().min(1).max(65535).default(9001),
  PREVIEW_URL: httpUrl(),
  PREVIEW_SECRET: string()
    .min(16, "${path} needs at least 16 characters")
    .required("${path} is missing: set it to the CMS's value"),
  CMS_PUBLIC_URL: httpUrl(),
  RELEASES_DIR: string().default("releases"),
});

/**
 * Reads the settings of the preview server, which include those of the site's build.
 *
 * @throws {SettingsError} naming every missing or invalid setting.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const build = readBuildSettings(environment);
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  try {
    const values = schema.validateSync(nonEmpty, { abortEarly: false, stripUnknown: true });

    return {
      siteUrl: build.siteUrl,
      /** The CMS, for this server. */
      cms: { apiUrl: build.apiUrl, token: build.token, timeout: build.timeout },
      /** URL of the CMS for browsers: panel and media files. */
      panelUrl: values.CMS_PUBLIC_URL ?? build.apiUrl,
      /** Host and port to listen on. */
      host: values.PREVIEW_HOST,
      port: values.PREVIEW_PORT,
      /** Sets the session cookie's attribute Secure. */
      secure: values.PREVIEW_URL?.startsWith("https:") ?? false,
      secret: values.PREVIEW_SECRET,
      releases: resolve(values.RELEASES_DIR),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(
      `The preview server cannot start: ${error.errors.join("; ")}. .env.example explains each setting.`,
    );
  }
};

export type Settings = ReturnType<typeof readSettings>;

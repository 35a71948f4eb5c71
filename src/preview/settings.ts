import { resolve } from "node:path";

import { number, object, string, ValidationError } from "yup";

import { readSettings as readBuildSettings, SettingsError } from "../build/settings";

const schema = object({
  PREVIEW_HOST: string().default("127.0.0.1"),
  PREVIEW_PORT: number().integer().min(1).max(65535).default(9001),
  PREVIEW_URL: string().matches(/^https?:\/\//, {
    message: "${path} must be a whole address, like https://preview.example.com",
  }),
  PREVIEW_SECRET: string()
    .min(16, "${path} needs at least 16 characters")
    .required(
      "${path} is missing: it is the secret of previews, the same as in the content service",
    ),
  CMS_PUBLIC_URL: string(),
  RELEASES_DIR: string().default("releases"),
});

/**
 * Reads the settings of the draft server: those of the site's build and its own.
 *
 * @throws {SettingsError} naming what is missing or cannot be used.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const build = readBuildSettings(environment);
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  try {
    const values = schema.validateSync(given, { abortEarly: false, stripUnknown: true });

    return {
      siteUrl: build.siteUrl,
      /** The content service, as this server asks it. */
      service: { apiUrl: build.apiUrl, token: build.token, timeout: build.timeout },
      /** The content service, as browsers reach it: the panel, and the files of the media library. */
      panelUrl: (values.CMS_PUBLIC_URL ?? build.apiUrl).replace(/(?<!\/)\/+$/, ""),
      /** The address to listen on, and the port. */
      host: values.PREVIEW_HOST,
      port: values.PREVIEW_PORT,
      /** Whether browsers come over HTTPS, so that the cookie may be kept to it. */
      secure: values.PREVIEW_URL?.startsWith("https:") ?? false,
      secret: values.PREVIEW_SECRET,
      releases: resolve(values.RELEASES_DIR),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(
      `The draft server cannot start: ${error.errors.join("; ")}. .env.example explains each setting.`,
    );
  }
};

export type Settings = ReturnType<typeof readSettings>;

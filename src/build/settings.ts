import { boolean, number, object, string, ValidationError } from "yup";

/** Thrown when the environment lacks a setting or holds one that cannot be used. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const address = (fallback: string) =>
  string()
    .default(fallback)
    .matches(/^https?:\/\/[^\s/]+(:\d+)?(\/[^\s]*)?$/, {
      message: "${path} must be a whole address, like https://www.example.com",
    })
    .transform((value: string) => value.replace(/\/+$/, ""));

// Every setting of the site's build, by the name of its environment variable.
const schema = object({
  SITE_URL: address("http://localhost:9000"),
  STRAPI_API_URL: address("http://localhost:1337"),
  STRAPI_TOKEN: string().required(
    "${path} is missing: it is the secret with which the build reads content, the same as in the CMS",
  ),
  STRAPI_TIMEOUT: number()
    .typeError("${path} must be a number of milliseconds")
    .integer()
    .min(100)
    .default(10_000),
  STYLE_GUIDE: boolean().typeError("${path} must be true or false"),
  GATSBY_API_URL: string().matches(/^https?:\/\//, {
    message: "${path} must be a whole address; leave it out when it is that of STRAPI_API_URL",
    excludeEmptyString: true,
  }),
});

const parse = (environment: NodeJS.ProcessEnv) => {
  // An empty variable counts as one that is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(
      `The site cannot be built: ${error.errors.join("; ")}. .env.example explains each setting.`,
    );
  }
};

/**
 * Reads the settings of the site's build.
 *
 * @throws {SettingsError} naming every setting that is missing or cannot be used.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const values = parse(environment);

  return {
    /** Address of the published site, without a slash at its end. */
    siteUrl: values.SITE_URL,
    /** Address at which the build reaches the content service. */
    apiUrl: values.STRAPI_API_URL,
    /** Address at which browsers reach it. */
    publicApiUrl: (values.GATSBY_API_URL || values.STRAPI_API_URL).replace(/\/+$/, ""),
    /** Whether the page that shows the design system is built: in development, and where a preview asks for it. */
    styleGuide: values.STYLE_GUIDE ?? environment.NODE_ENV === "development",
    token: values.STRAPI_TOKEN,
    /** How long the check before the build waits for an answer, in milliseconds. */
    timeout: values.STRAPI_TIMEOUT,
  };
};

export type Settings = ReturnType<typeof readSettings>;

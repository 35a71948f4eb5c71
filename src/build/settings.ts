import { boolean, number, object, string, ValidationError } from "yup";

/** Thrown when the environment lacks a setting or holds one that cannot be used. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const anyAddress = () =>
  string()
    .matches(/^https?:\/\/[^\s/]+(:\d+)?(\/[^\s]*)?$/, {
      message: "${path} must be a whole address, like https://www.example.com",
    })
    .transform((value?: string) => value?.replace(/\/+$/, ""));

const address = (fallback: string) => anyAddress().default(fallback);

// Every setting of the site's build, by the name of its environment variable.
const schema = object({
  SITE_URL: address("http://localhost:9000"),
  STRAPI_API_URL: address("http://localhost:1337"),
  STRAPI_TOKEN: string()
    .required(
      "${path} is missing: it is the secret with which the build reads content, the same as in the CMS",
    )
    .matches(/^[!-~]+$/, "${path} may hold letters, digits and signs, and no spaces"),
  STRAPI_TIMEOUT: number()
    .typeError("${path} must be a number of milliseconds")
    .integer()
    .min(100)
    .default(10_000),
  STYLE_GUIDE: boolean().typeError("${path} must be true or false"),
  GATSBY_API_URL: anyAddress(),
  HSTS_PRELOAD: boolean().typeError("${path} must be true or false").default(false),
  CSP_STYLE_HASHES: string().matches(
    /^sha256-[\w+/]+=*(,\s*sha256-[\w+/]+=*)*$/,
    "${path} must be hashes like sha256-…, separated by commas",
  ),
  // What follows is off unless it is set: the lookup of a visitor's country, and the
  // tools that load after consent.
  GATSBY_IP_LOOKUP_URL: address("https://ipinfo.io/json"),
  GATSBY_IP_LOOKUP_TOKEN: string(),
  GATSBY_GTM_ID: string().matches(/^[A-Z]{1,3}-[A-Z0-9]+$/, "${path} must look like GTM-ABC1234"),
  GATSBY_HOTJAR_ID: string().matches(/^\d+$/, "${path} must be the number of a Hotjar site"),
  GATSBY_HOTJAR_VERSION: string().matches(/^\d+$/, "${path} must be a number").default("6"),
  GATSBY_CHATWOOT_URL: anyAddress().when("GATSBY_CHATWOOT_TOKEN", {
    is: Boolean,
    then: (schema) => schema.required("${path} is missing: GATSBY_CHATWOOT_TOKEN needs it"),
  }),
  GATSBY_CHATWOOT_TOKEN: string(),
  GATSBY_CONSENT_ON_SCROLL: boolean().typeError("${path} must be true or false").default(false),
  GATSBY_LATE_SCRIPTS: boolean().typeError("${path} must be true or false").default(true),
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
  // Browsers reach the content service where the build does, unless they are told otherwise.
  const browser = { ...values, GATSBY_API_URL: values.GATSBY_API_URL ?? values.STRAPI_API_URL };

  return {
    /** Address of the published site, without a slash at its end. */
    siteUrl: values.SITE_URL,
    /** Address at which the build reaches the content service. */
    apiUrl: values.STRAPI_API_URL,
    /** What the browser's code reads as process.env.GATSBY_…, each in the one form it may have. */
    browser: Object.fromEntries(
      Object.entries(browser)
        .filter(([name, value]) => name.startsWith("GATSBY_") && value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    ),
    /** Whether the page that shows the design system is built: in development, and where a preview asks for it. */
    styleGuide: values.STYLE_GUIDE ?? environment.NODE_ENV === "development",
    /** What the release's headers and policy say, beyond what follows from the other settings. */
    delivery: {
      hstsPreload: values.HSTS_PRELOAD,
      styleHashes: values.CSP_STYLE_HASHES?.split(/,\s*/) ?? [],
    },
    token: values.STRAPI_TOKEN,
    /** How long the check before the build waits for an answer, in milliseconds. */
    timeout: values.STRAPI_TIMEOUT,
    /** The tools that load after consent; those without an account are undefined. */
    vendors: {
      tagManagerId: values.GATSBY_GTM_ID,
      hotjarId: values.GATSBY_HOTJAR_ID,
      hotjarVersion: values.GATSBY_HOTJAR_VERSION,
      chatwootUrl: values.GATSBY_CHATWOOT_TOKEN ? values.GATSBY_CHATWOOT_URL : undefined,
      chatwootToken: values.GATSBY_CHATWOOT_TOKEN,
    },
  };
};

export type Settings = ReturnType<typeof readSettings>;

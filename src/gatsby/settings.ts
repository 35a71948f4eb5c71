import { boolean, number, object, string, ValidationError } from "yup";

import { isHttpUrl } from "../../common/http-url";

/** Thrown for a missing or invalid setting. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** An http(s) URL without a slash at the end, as paths are appended to it. */
export const httpUrl = ({ withQuery = false } = {}) =>
  string()
    .test(
      "address",
      "${path} must be an absolute URL, such as https://www.example.com, without a user name",
      (text) => text === undefined || isHttpUrl(text, { withQuery }),
    )
    .transform((text?: string) => text?.replace(/\/+$/, ""));

// Every setting of the site's build, by the name of its environment variable.
const schema = object({
  SITE_URL: httpUrl().default("http://localhost:9000"),
  STRAPI_API_URL: httpUrl().default("http://localhost:1337"),
  STRAPI_TOKEN: string()
    .required(
      "${path} is missing: run npm start, which writes it to .env, or set it to the CMS's token",
    )
    .matches(/^[!-~]+$/, "${path} must be printable ASCII without spaces"),
  STRAPI_TIMEOUT: number()
    .typeError("${path} must be a number of milliseconds")
    .integer()
    .min(100)
    .default(10_000),
  SITE_IS_SAMPLE: boolean().typeError("${path} must be true or false"),
  STYLE_GUIDE: boolean().typeError("${path} must be true or false"),
  GATSBY_API_URL: httpUrl(),
  HSTS_PRELOAD: boolean().typeError("${path} must be true or false").default(false),
  CSP_STYLE_HASHES: string().matches(
    /^sha256-[\w+/]+=*(,\s*sha256-[\w+/]+=*)*$/,
    "${path} must be hashes like sha256-…, separated by commas",
  ),
  GATSBY_CONSENT_ON_SCROLL: boolean().typeError("${path} must be true or false").default(false),
  GATSBY_DEFER_HYDRATION: boolean().typeError("${path} must be true or false").default(true),
  // Optional integrations, off without an id or token.
  GATSBY_IP_LOOKUP_URL: httpUrl({ withQuery: true }).default("https://ipinfo.io/json"),
  GATSBY_IP_LOOKUP_TOKEN: string(),
  GATSBY_GTM_ID: string().matches(/^[A-Z]{1,3}-[A-Z0-9]+$/, "${path} must look like GTM-ABC1234"),
  GATSBY_HOTJAR_ID: string().matches(/^\d+$/, "${path} must be the number of a Hotjar site"),
  GATSBY_HOTJAR_VERSION: string().matches(/^\d+$/, "${path} must be a number").default("6"),
  GATSBY_CHATWOOT_URL: httpUrl().when("GATSBY_CHATWOOT_TOKEN", {
    is: Boolean,
    then: (schema) => schema.required("${path} is missing: GATSBY_CHATWOOT_TOKEN needs it"),
  }),
  GATSBY_CHATWOOT_TOKEN: string(),
});

const parse = (environment: NodeJS.ProcessEnv) => {
  // An empty variable counts as unset.
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  try {
    return schema.validateSync(nonEmpty, { abortEarly: false, stripUnknown: true });
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
 * @throws {SettingsError} naming every missing or invalid setting.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const values = parse(environment);
  // Browsers reach the CMS at the build's URL by default.
  const browser = { ...values, GATSBY_API_URL: values.GATSBY_API_URL ?? values.STRAPI_API_URL };

  return {
    /** URL of the published site, without a trailing slash. */
    siteUrl: values.SITE_URL,
    /** URL of the CMS for the build. */
    apiUrl: values.STRAPI_API_URL,
    /** Normalized values of process.env.GATSBY_… for browser code. */
    browser: Object.fromEntries(
      Object.entries(browser)
        .filter(([name, value]) => name.startsWith("GATSBY_") && value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    ),
    /** False refuses to build a public site with content of the sample. */
    isSample: values.SITE_IS_SAMPLE,
    /** Builds the design system's page; by default only in development. */
    styleGuide: values.STYLE_GUIDE ?? environment.NODE_ENV === "development",
    /** Settings of the release's headers. */
    delivery: {
      hstsPreload: values.HSTS_PRELOAD,
      styleHashes: values.CSP_STYLE_HASHES?.split(/,\s*/) ?? [],
    },
    token: values.STRAPI_TOKEN,
    /** Timeout of requests to the CMS, in milliseconds. */
    timeout: values.STRAPI_TIMEOUT,
    /** The vendors that load after consent; undefined without an account. */
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

/** True while src/gatsby/warm starts, which changes nothing of the last build. */
export const isStartingToWait = () => process.env.WARM_GATSBY === "true";

import { type Finding, placesFinding } from "./finding.ts";

/** Settings by the names of .env.example. */
type Settings = Readonly<Record<string, string | undefined>>;

const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal)$/;

/** True for the address of a site that anybody can visit. */
export const isPublicUrl = (url: string | undefined): boolean => {
  const host = URL.parse(url ?? "")?.hostname ?? "";

  // An IP address, a name without a dot, and reserved names (RFC 2606, RFC 6762).
  return host.includes(".") && !/^[\d.]+$/.test(host) && !reserved.test(host);
};

const secrets = [
  ...["STRAPI_TOKEN", "PREVIEW_SECRET", "APP_KEYS", "API_TOKEN_SALT", "TRANSFER_TOKEN_SALT"],
  ...["PUBLISHER_SECRET", "ADMIN_JWT_SECRET", "ENCRYPTION_KEY", "METRICS_TOKEN"],
];

const minSecretLength = 16;

/** What of the settings should not go live. */
export const settingFindings = (settings: Settings): Finding[] => {
  const { SITE_URL: site = "" } = settings;
  const set = secrets.filter((name) => settings[name]);
  const isShared = (name: string) =>
    set.some((other) => other !== name && settings[other] === settings[name]);

  return [
    ...placesFinding(
      "error",
      "The site's address is not one that visitors can reach: set it to the public address.",
      isPublicUrl(site) ? [] : [`SITE_URL=${site}`],
    ),
    ...placesFinding(
      "error",
      "Addresses without https can be read and changed on the way: use https.",
      ["SITE_URL", "CMS_PUBLIC_URL"].filter(
        (name) => isPublicUrl(settings[name]) && !settings[name]?.startsWith("https:"),
      ),
    ),
    ...placesFinding(
      "error",
      `These secrets are shorter than ${minSecretLength} characters: delete their lines in .env, and npm start writes new ones.`,
      set.filter((name) => (settings[name]?.length ?? 0) < minSecretLength),
    ),
    ...placesFinding(
      "error",
      "These secrets are equal, so that one gives away the other: delete their lines in .env, and npm start writes new ones.",
      set.filter(isShared),
    ),
    ...placesFinding(
      "advice",
      "Nobody gets an email about a message: set the mail server and who receives them.",
      ["MAIL_SMTP_URL", "MAIL_FROM", "MAIL_SALES", "MAIL_HR"].filter((name) => !settings[name]),
    ),
    ...placesFinding(
      "advice",
      "Scrolling counts as consent, which the European Union does not accept: set it to false.",
      settings.GATSBY_CONSENT_ON_SCROLL === "true" ? ["GATSBY_CONSENT_ON_SCROLL"] : [],
    ),
  ];
};

import { isRecord } from "../common/is-record";

import { formPaths } from "./http/endpoints";

/** A receiver of leads over HTTP. */
export type WebhookTarget = {
  /** In the log, the panel and the outbox: the URL and the secret are shown nowhere. */
  name: string;
  url: string;
  /** Kinds of leads (`mailKind`), or `custom` for all forms of editors. */
  forms: readonly string[];
  format: (typeof formats)[number];
  /** `link`: without the visitor's answers. */
  data: (typeof dataLevels)[number];
  /** Signs the format `json`. */
  secret?: string;
  /** True if it may have a private IP. */
  private: boolean;
};

const formats = ["json", "slack", "teams"] as const;
const dataLevels = ["full", "link"] as const;
const defaultForms = ["contact", "application", "portfolio", "custom"];
const properties = ["name", "url", "forms", "format", "data", "secret", "private"];

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(", ");
const isOneOf = (words: readonly unknown[], value: unknown) => words.includes(value);

const isName = (name: unknown): name is string =>
  typeof name === "string" && /^[a-z\d-]{1,50}$/i.test(name);

const isForm = (form: unknown) =>
  typeof form === "string" && (Object.hasOwn(formPaths, form) || /^custom\/[\w-]+$/.test(form));

const isUrl = (text: unknown, isPrivate: boolean) => {
  const url = typeof text === "string" ? URL.parse(text) : null;

  return (
    url !== null &&
    (url.protocol === "https:" || (isPrivate && url.protocol === "http:")) &&
    !url.username &&
    !url.password &&
    !url.hash
  );
};

/** Standard Webhooks: 24 to 64 bytes, in Base64. */
const isSecret = (secret: unknown) => {
  const [, base64 = ""] = /^whsec_([A-Za-z\d+/]+=*)$/.exec(String(secret)) ?? [];
  const bytes = Buffer.from(base64, "base64");

  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === base64;
};

/** What is wrong with one webhook; no sentence has its URL or secret. */
const findIssues = (given: Record<string, unknown>): string[] => {
  const { url, forms = defaultForms, format = "json", data = "link", secret } = given;
  const unknown = Object.keys(given).filter((property) => !properties.includes(property));
  const checks: [boolean, string][] = [
    [unknown.length === 0, `has unknown properties; possible are ${quoted(properties)}`],
    [
      isUrl(url, given.private === true),
      'needs a "url" with https://, without a user name and without #; http:// is only for "private": true',
    ],
    [
      Array.isArray(forms) && forms.length > 0 && forms.every(isForm),
      `has "forms" that are no list of ${quoted([...Object.keys(formPaths), "custom/<name of the form>"])}`,
    ],
    [isOneOf(formats, format), `has another "format" than ${quoted(formats)}`],
    [isOneOf(dataLevels, data), `has another "data" than ${quoted(dataLevels)}`],
    [
      format !== "json" || isSecret(secret),
      'needs a "secret" of whsec_ and 24 to 64 random bytes in Base64, as from: echo "whsec_$(openssl rand -base64 32)"',
    ],
    [
      format === "json" || secret === undefined,
      'has a "secret", which only the format "json" uses: remove it',
    ],
    [isOneOf([undefined, true, false], given.private), 'has a "private" that is not true or false'],
  ];

  return checks.flatMap(([holds, issue]) => (holds ? [] : [issue]));
};

/**
 * Reads the list of webhooks.
 *
 * @throws {TypeError} with a sentence for each mistake.
 */
export const parseWebhooks = (text: string): WebhookTarget[] => {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    // The error of JSON.parse would quote the text.
  }
  if (!Array.isArray(list) || !list.every(isRecord)) {
    throw new TypeError('must be a JSON list of objects, like [{"name": "crm", …}]');
  }

  const names = list.map(({ name }) => name);
  const issues = list.flatMap((given, index) => {
    const { name } = given;
    if (!isName(name)) {
      return [`has webhook ${index + 1} without a "name" of letters, digits and hyphens`];
    }
    const isDouble = names.indexOf(name) !== index;

    return [
      ...(isDouble ? [`has two webhooks with the name "${name}"`] : []),
      ...findIssues(given).map((issue) => `has a mistake: webhook "${name}" ${issue}`),
    ];
  });
  if (issues.length > 0) throw new TypeError(issues.join("; LEADS_WEBHOOKS "));

  const defaults = { forms: defaultForms, format: "json", data: "link", private: false };

  return list.map((given): object => ({ ...defaults, ...given })) as WebhookTarget[];
};

/** A small change of the code that a test must notice. */
export type Mutation = {
  /** What the code does wrong then. */
  name: string;
  /** A module of cms/src, the text in it that is replaced, and what replaces it. */
  file: string;
  from: string;
  to: string;
  /** The test file that fails then, and the part of it to run where that is enough. */
  test: string;
  only?: string;
};

const mutation = (
  name: string,
  file: string,
  from: string,
  to: string,
  test: string,
  only?: string,
) => ({ name, file, from, to, test, ...(only ? { only } : {}) }) satisfies Mutation;

const fields: Mutation[] = [
  mutation("does not trim", "forms/validate.ts", '"").trim()', '"")', "form-fields"),
  mutation(
    "takes what is too short",
    "forms/validate.ts",
    "length < min",
    "length < 0",
    "form-fields",
  ),
  mutation("takes one character less", "forms/validate.ts", "< min", "<= min", "form-fields"),
  mutation(
    "takes what is too long",
    "forms/validate.ts",
    "length > max",
    "length > 1e9",
    "form-fields",
  ),
  mutation(
    "refuses the longest",
    "forms/validate.ts",
    "length > max",
    "length >= max",
    "form-fields",
  ),
  mutation(
    "forgets patterns",
    "forms/validate.ts",
    "if (pattern &&",
    "if (false &&",
    "form-fields",
  ),
  mutation(
    "takes fields it does not know",
    "forms/validate.ts",
    "!known.includes(name)",
    "false",
    "submissions",
  ),
  mutation(
    "takes line breaks in a line",
    "forms/validate.ts",
    "controls.test(text) ||",
    "",
    "form-fields",
  ),
  mutation(
    "takes half a character",
    "forms/validate.ts",
    "|| loneSurrogate.test(text)",
    "",
    "form-fields",
  ),
  mutation(
    "points out context no visitor can fix",
    "forms/validate.ts",
    "&& field.context",
    "&& false",
    "form-fields",
  ),
  mutation(
    "ignores the honeypot",
    "submissions/spam.ts",
    'website !== ""',
    'website === "x"',
    "submissions",
  ),
  mutation(
    "takes a form filled in at once",
    "submissions/spam.ts",
    "elapsed < minimumFillMs",
    "false",
    "form-fields",
  ),
];

const settings: Mutation[] = [
  ...[
    ["RATE_LIMIT_WINDOW_SECONDS", ".min(1).default(60)", ".min(1).default(61)"],
    ["RATE_LIMIT_ADDRESS_FORM", "ADDRESS_FORM: count(10)", "ADDRESS_FORM: count(11)"],
    ["RATE_LIMIT_ADDRESS", "count(30)", "count(31)"],
    ["RATE_LIMIT_FORM", "count(300)", "count(301)"],
    ["RATE_LIMIT_TOTAL", "RATE_LIMIT_TOTAL: count(1000)", "RATE_LIMIT_TOTAL: count(1001)"],
  ].map(([name = "", from = "", to = ""]) =>
    mutation(`has another default of ${name}`, "form-settings.ts", from, to, "settings"),
  ),
  mutation(
    "takes an empty key",
    "settings.ts",
    "key.length >= shortest",
    "list.length >= shortest",
    "settings",
  ),
  mutation(
    "takes a short secret",
    "settings.ts",
    "string().min(shortest,",
    "string().min(1,",
    "settings",
  ),
];

const http: Mutation[] = [
  mutation("knows no origin", "http/origins.ts", "siteOrigins.includes(origin)", "false", "http"),
  mutation(
    "lets any page post",
    "http/origins.ts",
    "crossSite && !safeMethods",
    "false && !safeMethods",
    "http",
  ),
  mutation(
    "reads bodies of any size",
    "http/json-body.ts",
    "{ length, limit }",
    "{ length }",
    "request-bodies",
  ),
  mutation(
    "reads text as JSON",
    "http/json-body.ts",
    "if (!declaresJson(ctx))",
    "if (false)",
    "request-bodies",
  ),
  mutation(
    "counts /48 networks",
    "http/address.ts",
    "prefixOf(parsed, 64)",
    "prefixOf(parsed, 48)",
    "address",
  ),
  mutation(
    "keeps addresses readable",
    "http/address.ts",
    ".update(text).digest",
    ".digest",
    "address",
  ),
  mutation(
    "does not limit one visitor at one form",
    "http/rate-limit.ts",
    "await consume(limiters.addressAndForm, `${form}:${visitor}`, tooMany);",
    "",
    "rate-limit",
    "behind a proxy",
  ),
  mutation(
    "does not limit one visitor",
    "http/rate-limit.ts",
    "await consume(limiters.address, visitor, tooMany);",
    "",
    "rate-limit",
    "behind a proxy",
  ),
  mutation(
    "does not limit a form",
    "http/rate-limit.ts",
    "[limiters.form, form], ",
    "",
    "rate-limit",
    "behind a proxy",
  ),
  mutation(
    "does not limit everybody",
    "http/rate-limit.ts",
    ', [limiters.total, "all"]',
    "",
    "rate-limit",
    "behind a proxy",
  ),
  mutation(
    "lets responses be framed",
    "http/response-headers.ts",
    'ctx.set("X-Frame-Options", "DENY");',
    "",
    "answer-headers",
  ),
];

const leads: Mutation[] = [
  mutation(
    "does not wake the outbox",
    "submissions/accept.ts",
    "outbox.wake()",
    "undefined",
    "outbox",
    "an email",
  ),
  mutation(
    "spins while it stops",
    "outbox/deliver.ts",
    "if (app.stopping) return taken;\n      await deliver(app, sender, [note]);\n      taken += 1;",
    "taken += 1;\n      if (app.stopping) continue;\n      await deliver(app, sender, [note]);",
    "outbox-units",
  ),
  mutation(
    "mails links to nowhere",
    "outbox/compose.ts",
    "if (!publicUrl) return",
    "if (false) return",
    "outbox-units",
  ),
  mutation(
    "does not warn of a missing address",
    "outbox/outbox.ts",
    "mail.smtpUrl && mail.hr && !publicUrl",
    "false",
    "outbox-units",
  ),
  mutation(
    "never cleans up again",
    "leads/cleanup.ts",
    "}, hourMs);",
    "}, 30 * hourMs);",
    "leads",
    "on SQLite",
  ),
  mutation(
    "answers another message under a used key",
    "submissions/store.ts",
    "stored.submission_fingerprint !== submission.fingerprint",
    "false",
    "idempotency",
    "on SQLite",
  ),
  mutation(
    "takes a proof twice",
    "submissions/challenge.ts",
    "await uses.consume(signature);",
    "",
    "challenge",
  ),
];

const uploads: Mutation[] = [
  mutation(
    "never lets a link end",
    "uploads/signed-link.ts",
    "genuine &&",
    "genuine ||",
    "uploads",
  ),
  mutation(
    "opens any link",
    "uploads/signed-link.ts",
    "isSame(signature, signatureOf(secret, documentId, expires))",
    "true",
    "uploads",
  ),
  mutation(
    "keeps the path of a name",
    "uploads/receive.ts",
    '.replace(/^.*[/\\\\]/, "")',
    "",
    "uploads",
  ),
  mutation(
    "has no quota for an address",
    "uploads/quota.ts",
    "await removeOldest(app, { source }, bytes, shareOfOneAddress);",
    "",
    "uploads",
  ),
  mutation(
    "has no quota for all",
    "uploads/quota.ts",
    "if (unclaimedMegabytes > 0)",
    "if (false)",
    "uploads",
  ),
  mutation(
    "takes any number at once",
    "uploads/concurrency.ts",
    "running.size < most",
    "true",
    "uploads",
  ),
  mutation(
    "cuts off requests when it stops",
    "operation/graceful-stop.ts",
    "while (running > 0 &&",
    "while (false &&",
    "restart",
    "on SQLite",
  ),
];

/** Changes that somebody could make by mistake, spread over the rooms of cms/src. */
export const mutations: readonly Mutation[] = [
  ...fields,
  ...settings,
  ...http,
  ...leads,
  ...uploads,
];

import { relative, resolve } from "node:path";

import { boolean, type InferType, number, object, setLocale, string } from "yup";

import { parseMailServer } from "./lib/mail-transport";
import { parseClamd, parsed } from "./setting-kinds";

// Before the first setting: yup copies the locale when a schema is created.
setLocale({
  mixed: { notType: ({ path, type }) => `${path} must be a ${type}` },
});

const count = (byDefault: number) => number().integer().min(0).default(byDefault);
const email = () =>
  string()
    .email("${path} must be an email address")
    .matches(/^[^\r\n,;]*$/, "${path} must be a single email address");

/** The settings of forms and leads, by their environment variables. */
export const formSettings = object({
  RATE_LIMIT_WINDOW_SECONDS: number().integer().min(1).default(60),
  RATE_LIMIT_ADDRESS_FORM: count(10),
  RATE_LIMIT_ADDRESS: count(30),
  RATE_LIMIT_ADDRESS_DAY: count(200),
  RATE_LIMIT_SUBSCRIBE_DAY: count(20),
  RATE_LIMIT_FORM: count(300),
  RATE_LIMIT_TOTAL: count(1000),
  RATE_LIMIT_SIGN_IN_SECONDS: number().integer().min(1).default(300),
  RATE_LIMIT_SIGN_IN_ADDRESS: count(10),
  RATE_LIMIT_SIGN_IN_ACCOUNT: count(20),
  RATE_LIMIT_SIGN_IN_TOTAL: count(100),
  CHALLENGE: boolean().default(false),
  CHALLENGE_COST: number().integer().min(1).max(100_000).default(1000),
  CV_FOLDER: string()
    .default("private/cvs")
    .test(
      "private",
      "${path} is inside CMS_PUBLIC_DIR, whose files anybody may fetch",
      (folder, { parent }) =>
        relative(resolve(parent.CMS_PUBLIC_DIR), resolve(folder)).startsWith(".."),
    ),
  CV_CLAIM_HOURS: number().min(0).default(24),
  CV_LINK_DAYS: number().min(0).default(7),
  CV_UNCLAIMED_MB: count(1000),
  CV_ADDRESS_DAY_MB: count(50),
  CV_DAY_MB: count(500),
  CV_TOTAL_MB: count(10_000),
  CV_FREE_MB: count(500),
  CLAMAV: parsed(parseClamd, "must be like unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310"),
  LEADS_RETENTION_DAYS: count(365),
  MAIL_SMTP_URL: parsed(
    parseMailServer,
    "must be like smtp://user:password@mail.example.com:587, with special characters of the password percent-encoded (/ is %2F), and without options: see “Mail server” in docs/operating.md",
  ),
  MAIL_FROM: email(),
  MAIL_SALES: email(),
  MAIL_HR: email(),
  MAIL_RETRY_SECONDS: number().min(0.01).default(30),
  MAIL_HOURLY: count(20),
  MAIL_BUNDLE_MINUTES: number().min(0).default(10),
});

/** Maps environment variables to the names that the code uses. */
export const readFormSettings = (values: InferType<typeof formSettings>) => ({
  /** Maximum number of requests per window; 0 disables a limit. */
  rateLimits: {
    windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS,
    /** From one IP to one form. */
    ipPerForm: values.RATE_LIMIT_ADDRESS_FORM,
    /** From one IP to all forms. */
    ip: values.RATE_LIMIT_ADDRESS,
    /** Accepted submissions from one IP per day. */
    ipDaily: values.RATE_LIMIT_ADDRESS_DAY,
    /** Subscriptions and password requests from one IP per day: each sends an email. */
    ipDailyMails: values.RATE_LIMIT_SUBSCRIBE_DAY,
    /** Megabytes of files from one IP per day. */
    ipDailyMegabytes: values.CV_ADDRESS_DAY_MB,
    /** Requests with a body in progress from one IP. */
    /** From all IPs to one form. */
    form: values.RATE_LIMIT_FORM,
    /** From all IPs to all forms. */
    total: values.RATE_LIMIT_TOTAL,
  },
  /** Maximum number of failed sign-ins per window; 0 disables a limit. */
  signInLimits: {
    windowSeconds: values.RATE_LIMIT_SIGN_IN_SECONDS,
    /** From one IP. */
    ip: values.RATE_LIMIT_SIGN_IN_ADDRESS,
    /** Failures of one account, from all IPs. */
    account: values.RATE_LIMIT_SIGN_IN_ACCOUNT,
    /** Failures of all accounts, from all IPs. */
    total: values.RATE_LIMIT_SIGN_IN_TOTAL,
  },
  /** The proof of work: its cost, and if every submission requires one. */
  challenge: { required: values.CHALLENGE, cost: values.CHALLENGE_COST },
  cvs: {
    /** Folder of CVs; must be outside the public folder. */
    folder: resolve(values.CV_FOLDER),
    /** Time within which an application must claim an uploaded file. */
    claimHours: values.CV_CLAIM_HOURS,
    /** Lifetime of links to CVs. */
    linkDays: values.CV_LINK_DAYS,
    /** Maximum size of all unclaimed files; 0 for no limit. */
    unclaimedMegabytes: values.CV_UNCLAIMED_MB,
    /** Maximum size of claimed files per day and in total; 0 for no limit. */
    dayMegabytes: values.CV_DAY_MB,
    totalMegabytes: values.CV_TOTAL_MB,
    /** Disk space that uploads leave free. */
    freeMegabytes: values.CV_FREE_MB,
    /** Socket of clamd; files are not scanned without it. */
    clamd: values.CLAMAV,
  },
  /** Retention of leads in days; 0 keeps them forever. */
  retentionDays: values.LEADS_RETENTION_DAYS,
  /** Emails about leads; they stay in the outbox without a mail server. */
  mail: {
    server: values.MAIL_SMTP_URL,
    from: values.MAIL_FROM || "website@localhost",
    sales: values.MAIL_SALES || undefined,
    hr: values.MAIL_HR || undefined,
    /** Delay before the first retry; doubles with each further one. */
    retrySeconds: values.MAIL_RETRY_SECONDS,
    /** Emails per hour and form; further ones become a digest. */
    hourlyLimit: values.MAIL_HOURLY,
    /** Maximum time from a message to its digest. */
    digestMinutes: values.MAIL_BUNDLE_MINUTES,
  },
});

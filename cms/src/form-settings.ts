import { relative, resolve } from "node:path";

import { boolean, type InferType, number, object, string } from "yup";

const count = (byDefault: number) => number().integer().min(0).default(byDefault);
const mail = () =>
  string()
    .email("${path} must be a mail address")
    .matches(/^[^\r\n,;]*$/, "${path} must be one");

/** A whole address; the name of a machine will do for its host, which yup's own `url` refuses. */
export const address = () =>
  string().test(
    "address",
    "${path} must be a whole address, like https://www.example.com",
    (text) => text === undefined || (URL.canParse(text) && /^https?:/.test(text)),
  );

const withBucket = () =>
  string().when("MEDIA_S3_BUCKET", {
    is: Boolean,
    then: (key) => key.required("${path} is needed with MEDIA_S3_BUCKET"),
  });

/** The settings of what visitors send, by the name of their environment variables. */
export const visitorSettings = {
  RATE_LIMIT_WINDOW_SECONDS: number().integer().min(1).default(60),
  RATE_LIMIT_ADDRESS_FORM: count(10),
  RATE_LIMIT_ADDRESS: count(30),
  RATE_LIMIT_FORM: count(300),
  RATE_LIMIT_TOTAL: count(1000),
  CHALLENGE: boolean().default(false),
  CHALLENGE_COST: number().integer().min(1).max(100_000).default(1000),
  CV_FOLDER: string()
    .default("private/cvs")
    .test(
      "private",
      "${path} lies below CMS_PUBLIC_DIR, where anybody may fetch",
      (folder, { parent }) =>
        relative(resolve(parent.CMS_PUBLIC_DIR), resolve(folder)).startsWith(".."),
    ),
  CV_CLAIM_HOURS: number().min(0).default(24),
  CV_LINK_DAYS: number().min(0).default(7),
  CV_UNCLAIMED_MB: count(1000),
  LEADS_RETENTION_DAYS: count(365),
  MAIL_SMTP_URL: string().matches(/^smtps?:\/\//, {
    message: "${path} must start with smtp:// or smtps://",
    excludeEmptyString: true,
  }),
  MAIL_FROM: mail(),
  MAIL_SALES: mail(),
  MAIL_HR: mail(),
  MAIL_RETRY_SECONDS: number().min(0.01).default(30),
  MEDIA_S3_BUCKET: string(),
  MEDIA_S3_REGION: string().default("us-east-1"),
  MEDIA_S3_ENDPOINT: address(),
  MEDIA_S3_PUBLIC_URL: address(),
  MEDIA_S3_KEY: withBucket(),
  MEDIA_S3_SECRET: withBucket(),
};

/** The same as a whole, for its type. */
export const visitorShape = object(visitorSettings);

/** Names the settings of what visitors send, in the words of the code. */
export const readVisitorSettings = (values: InferType<typeof visitorShape>) => ({
  /** How many posts are let through in one window; 0 switches a bucket off. */
  rateLimits: {
    windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS,
    /** From one address to one form. */
    addressAndForm: values.RATE_LIMIT_ADDRESS_FORM,
    /** From one address to all forms together. */
    address: values.RATE_LIMIT_ADDRESS,
    /** From everybody to one form. */
    form: values.RATE_LIMIT_FORM,
    /** From everybody to all forms. */
    total: values.RATE_LIMIT_TOTAL,
  },
  /** Whether form posts need a solved proof of work, and how dear one is. */
  challenge: { required: values.CHALLENGE, cost: values.CHALLENGE_COST },
  cvs: {
    /** Where curricula vitae are kept: never below the public folder. */
    folder: resolve(values.CV_FOLDER),
    /** How long an uploaded file waits for its application. */
    claimHours: values.CV_CLAIM_HOURS,
    /** How long the link in the mail to HR works. */
    linkDays: values.CV_LINK_DAYS,
    /** How much may wait for applications, all uploads together; 0 for no limit. */
    unclaimedMegabytes: values.CV_UNCLAIMED_MB,
  },
  /** How long what visitors sent is kept; 0 keeps it for ever. */
  retentionDays: values.LEADS_RETENTION_DAYS,
  /** Where leads are mailed. Without a server they wait in the outbox. */
  mail: {
    smtpUrl: values.MAIL_SMTP_URL || undefined,
    from: values.MAIL_FROM || "website@localhost",
    sales: values.MAIL_SALES || undefined,
    hr: values.MAIL_HR || undefined,
    /** Pause before the first retry; it doubles with every further one. */
    retrySeconds: values.MAIL_RETRY_SECONDS,
  },
  /** S3-compatible storage of pictures; without a bucket they are kept on disk. */
  mediaStorage: values.MEDIA_S3_BUCKET
    ? {
        bucket: values.MEDIA_S3_BUCKET,
        region: values.MEDIA_S3_REGION,
        endpoint: values.MEDIA_S3_ENDPOINT || undefined,
        publicUrl: values.MEDIA_S3_PUBLIC_URL || undefined,
        accessKeyId: values.MEDIA_S3_KEY ?? "",
        secretAccessKey: values.MEDIA_S3_SECRET ?? "",
      }
    : undefined,
});

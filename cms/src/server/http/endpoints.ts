/**
 * Form endpoints, under Strapi's /api prefix. Their names are the specification's, except for that of
 * the forms of editors.
 */
export const formPaths = {
  contact: "/api/contact-datas",
  subscribe: "/api/subscribes",
  application: "/api/emp-datas",
  portfolio: "/api/portfolio-forms",
  custom: "/api/form-answers",
} as const;

/** Accepts one CV; replaces Strapi's own upload, which is removed. */
export const uploadPath = "/api/upload";

/** Submission endpoints, keyed by metric label. */
export const submissionPaths: Record<string, string> = { ...formPaths, upload: uploadPath };

/** Serves one CV by a signed, expiring token. */
export const cvLinkPath = "/api/cvs/:token";

/** Pages on which a subscriber confirms a subscription or ends it. */
export const newsletterPaths = {
  confirm: "/api/newsletter/confirm/:token",
  unsubscribe: "/api/newsletter/unsubscribe/:token",
} as const;

/**
 * Issues proof-of-work challenges, required while CHALLENGE is on or a shared rate limit is
 * exhausted.
 */
export const challengePath = "/api/challenge";

/** Shows the first-administrator sign-up in the admin panel. */
export const setupPath = "/set-up";

/** The state of the published content, for the publisher at PUBLISHER_URL. */
export const contentStatePath = "/api/publishing/content";

/** Receives how a build ended, while PUBLISHER_URL is a hook. */
export const outcomePath = "/api/publishing/outcome";

/** Metrics for Prometheus, while METRICS_TOKEN is set. */
export const metricsPath = "/metrics";

export const readinessPath = "/_health/ready";

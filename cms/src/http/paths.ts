/** The forms and the upload (docs/specification.md), under Strapi's prefix /api. */
export const formPaths = {
  contact: "/api/contact-datas",
  subscribe: "/api/subscribes",
  application: "/api/emp-datas",
  portfolio: "/api/portfolio-forms",
} as const;

/** Accepts one CV; replaces Strapi's own upload, which is removed. */
export const uploadPath = "/api/upload";

/** Paths of submissions, by their names in the metrics. */
export const submissionPaths: Record<string, string> = { ...formPaths, upload: uploadPath };

/** Serves one CV by a signed, expiring token. */
export const cvLinkPath = "/api/cvs/:token";

/** Pages on which a subscriber confirms a subscription or ends it. */
export const newsletterPaths = {
  confirm: "/api/newsletter/confirm/:token",
  unsubscribe: "/api/newsletter/unsubscribe/:token",
} as const;

/** Issues proof-of-work challenges, required while CHALLENGE is on or a shared limit is used up. */
export const challengePath = "/api/challenge";

/** Header for the proof of work of requests without a field for it. */
export const proofHeader = "Proof-Of-Work";

/** Opens the panel to create the first administrator. */
export const setupPath = "/set-up";

/** Receives the publisher's reports, while PUBLISHER_URL is set. */
export const outcomePath = "/api/publishing/outcome";

/** Metrics for Prometheus, while METRICS_TOKEN is set. */
export const metricsPath = "/metrics";

export const readinessPath = "/_health/ready";

/** The forms and the upload (docs/specification.md), under Strapi's prefix /api. */
export const formPaths = {
  contact: "/api/contact-datas",
  subscribe: "/api/subscribes",
  application: "/api/emp-datas",
  portfolio: "/api/portfolio-forms",
} as const;

/** Accepts one CV. It takes the place of Strapi's own upload, which is removed. */
export const uploadPath = "/api/upload";

/** What visitors post, by the names under which it is counted. */
export const postPaths: Record<string, string> = { ...formPaths, upload: uploadPath };

/** Serves one CV to whoever holds an unexpired signature for it. */
export const cvLinkPath = "/api/cvs/:token";

/** Pages by which the owner of an address confirms a subscription or ends it. */
export const newsletterPaths = {
  confirm: "/api/newsletter/confirm/:token",
  unsubscribe: "/api/newsletter/unsubscribe/:token",
} as const;

/** Hands out proofs of work, which are asked for while CHALLENGE is on or a shared limit is used up. */
export const challengePath = "/api/challenge";

/** Carries a proof of work where a request has no field for it. */
export const proofHeader = "Proof-Of-Work";

/** Opens the panel to whoever creates the first administrator. */
export const setupPath = "/set-up";

/** Takes the reports of the publisher, while PUBLISHER_URL is set. */
export const outcomePath = "/api/publishing/outcome";

/** Tells the operator's monitoring how this instance is, while METRICS_TOKEN is set. */
export const metricsPath = "/metrics";

export const readinessPath = "/_health/ready";

/** The forms and the upload of the specification (section 7), under Strapi's prefix /api. */
export const openForms = {
  contact: "/api/contact-datas",
  subscribe: "/api/subscribes",
  application: "/api/emp-datas",
  portfolio: "/api/portfolio-forms",
  upload: "/api/upload",
} as const;

/** Serves one curriculum vitae to whoever holds an unexpired signature for it. */
export const cvLinkPath = "/api/cvs/:token";

/** Hands out a proof of work; there only when it is switched on. */
export const challengePath = "/api/challenge";

export const readinessPath = "/_health/ready";

const openPaths: string[] = [...Object.values(openForms), cvLinkPath, challengePath];

/** Whether a route, by its path in the router, reads and guards its own requests. */
export const isOpenPath = (path: string): boolean => openPaths.includes(path);

/** An advisory that production may have, in audit.json. */
export type Accepted = {
  /** The folder of the lockfile. */
  folder: string;
  /** Its GHSA id. */
  id: string;
  package: string;
  reason: string;
  date: string;
};

type Advisory = { name: string; title: string; url: string; severity: string };

/** The part of `npm audit --json` that is used here: its report, version 2, or an error. */
export type AuditReport = {
  auditReportVersion?: number;
  /** By package. `via` has advisories, and the names of packages that pass theirs on. */
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
  message?: string;
};

const blocking = ["high", "critical"];

/**
 * The problems of a folder's production packages: high or critical advisories that are not accepted,
 * and accepted ones that no longer apply.
 *
 * @throws if npm returned no report of version 2.
 */
export const auditProblems = (
  { auditReportVersion, vulnerabilities, message }: AuditReport,
  accepted: Pick<Accepted, "id" | "package">[],
): string[] => {
  if (auditReportVersion !== 2 || !vulnerabilities) {
    throw new Error(`npm audit returned no report of version 2: ${message ?? "no message"}`);
  }
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === "string" || !blocking.includes(advisory.severity)) continue;
      found.set(`${advisory.url.split("/").pop()} ${advisory.name}`, advisory);
    }
  }
  const known = new Set(accepted.map(({ id, package: name }) => `${id} ${name}`));

  return [
    ...[...found]
      .filter(([key]) => !known.has(key))
      .map(([key, { severity, title }]) => `${key} (${severity}): ${title}`),
    ...[...known].filter((key) => !found.has(key)).map((key) => `${key}: no longer applies`),
  ];
};

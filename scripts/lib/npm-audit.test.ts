import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Accepted, auditProblems, type AuditReport } from "./npm-audit";

/** `npm audit --json` of npm 11, shortened. */
const report: AuditReport = JSON.parse(`{
  "auditReportVersion": 2,
  "vulnerabilities": {
    "axios": {
      "name": "axios",
      "severity": "high",
      "isDirect": false,
      "via": [
        {
          "source": 1108263,
          "name": "axios",
          "dependency": "axios",
          "title": "Axios is vulnerable to DoS attack through lack of data size check",
          "url": "https://github.com/advisories/GHSA-4hjh-wcwx-xvwj",
          "severity": "high",
          "cwe": ["CWE-770"],
          "cvss": { "score": 7.5, "vectorString": "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H" },
          "range": ">=1.0.0 <1.12.0"
        },
        {
          "source": 1,
          "name": "axios",
          "dependency": "axios",
          "title": "A moderate one",
          "url": "https://github.com/advisories/GHSA-aaaa-aaaa-aaaa",
          "severity": "moderate",
          "range": "<1.12.0"
        }
      ],
      "effects": ["gatsby-source-strapi"],
      "range": "1.0.0 - 1.11.0",
      "nodes": ["node_modules/gatsby-source-strapi/node_modules/axios"],
      "fixAvailable": false
    },
    "gatsby-source-strapi": {
      "name": "gatsby-source-strapi",
      "severity": "high",
      "isDirect": true,
      "via": ["axios"],
      "effects": [],
      "range": "*",
      "nodes": ["node_modules/gatsby-source-strapi"],
      "fixAvailable": false
    }
  },
  "metadata": {
    "vulnerabilities": { "info": 0, "low": 0, "moderate": 0, "high": 2, "critical": 0, "total": 2 },
    "dependencies": { "prod": 1800, "dev": 900, "optional": 120, "peer": 0, "total": 2800 }
  }
}`);
const axios = { id: "GHSA-4hjh-wcwx-xvwj", package: "axios" };

describe("auditProblems", () => {
  it("names high advisories once, and no others", () => {
    expect(auditProblems(report, [])).toEqual([
      "GHSA-4hjh-wcwx-xvwj axios (high): Axios is vulnerable to DoS attack through lack of data size check",
    ]);
  });

  it("leaves out accepted ones", () => {
    expect(auditProblems(report, [axios])).toEqual([]);
  });

  it("names accepted ones that no longer apply", () => {
    const fixed = { auditReportVersion: 2, vulnerabilities: {} };

    expect(auditProblems(fixed, [axios])).toEqual(["GHSA-4hjh-wcwx-xvwj axios: no longer applies"]);
  });

  it("rejects an error instead of a report", () => {
    const error = { message: "405 Method Not Allowed", statusCode: 405 };

    expect(() => auditProblems(error, [])).toThrow("405 Method Not Allowed");
  });
});

type Overrides = { [name: string]: string | Overrides };
type Manifest = { dependencies: Record<string, string>; overrides: Overrides };
type Lockfile = { packages: Record<string, { version?: string }> };
type Override = { folder: string; override: string; reason: string; date: string };

const read = <T>(...path: string[]): T =>
  JSON.parse(readFileSync(join(__dirname, "../..", ...path), "utf8"));
const list: { overrides: Override[]; accepted: Accepted[] } = read("audit.json");

/** The overrides with their paths: `[["gatsby", "axios"], "1.21.1"]`. */
const flatten = (overrides: Overrides, path: string[] = []): [string[], string][] =>
  Object.entries(overrides).flatMap(([name, value]): [string[], string][] =>
    typeof value === "string" ? [[[...path, name], value]] : flatten(value, [...path, name]),
  );

/** The package that a folder of node_modules loads by this name. */
const resolve = (packages: Lockfile["packages"], folder: string, name: string): string => {
  const path = `${folder}/node_modules/${name}`.replace(/^\//, "");
  if (packages[path] || !folder) return path;

  return resolve(
    packages,
    folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0)),
    name,
  );
};

describe("audit.json", () => {
  it.each([...list.overrides, ...list.accepted])("gives reason and date of %j", (entry) => {
    expect(entry.reason).toMatch(/\.$/);
    expect(entry.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  describe.each([".", "cms"])("in %j", (folder) => {
    const { dependencies, overrides } = read<Manifest>(folder, "package.json");
    const { packages } = read<Lockfile>(folder, "package-lock.json");
    const flat = flatten(overrides);

    it("lists the overrides of package.json", () => {
      expect(
        list.overrides.filter((entry) => entry.folder === folder).map((o) => o.override),
      ).toEqual(flat.map(([path]) => path.join(" > ")));
    });

    it.each(flat)("locks the version of %j", (path, value) => {
      const version = value.startsWith("$") ? dependencies[value.slice(1)] : value;
      const name = path.at(-1) ?? "";
      const parent = path.at(-2);
      const endsWith = (wanted: string) => (file: string) =>
        `/${file}`.endsWith(`/node_modules/${wanted}`);
      const files = Object.keys(packages);
      const copies = parent
        ? files.filter(endsWith(parent)).map((file) => resolve(packages, file, name))
        : files.filter(endsWith(name));

      expect(copies.length).toBeGreaterThan(0);
      expect(copies.map((file) => packages[file]?.version)).toEqual(copies.map(() => version));
    });
  });
});

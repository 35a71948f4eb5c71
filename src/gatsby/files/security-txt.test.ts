import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { writeSecurityTxt } from "./security-txt";

const written = async (contact: string) => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  process.env.BUILD_TIME = "2026-01-02T03:04:05.000Z";
  await writeSecurityTxt(folder, contact, { siteUrl: "https://a.example" });

  return readFileSync(join(folder, ".well-known/security.txt"), "utf8");
};

afterEach(() => {
  delete process.env.BUILD_TIME;
});

describe("writeSecurityTxt", () => {
  it("names the contact, and expires a year after the build", async () => {
    expect(await written("hello@a.example")).toBe(
      `Contact: mailto:hello@a.example
Expires: 2027-01-02T00:00:00.000Z
Preferred-Languages: en
Canonical: https://a.example/.well-known/security.txt
Policy: https://a.example/security/
`,
    );
  });

  it("escapes the email address", async () => {
    expect(await written("a%b\nPolicy: x@a.example")).toMatch(
      /^Contact: mailto:a%25b%0APolicy%3A%20x@a\.example\nExpires/,
    );
  });
});

import { readdirSync, readFileSync } from "node:fs";

import { hasEnded } from "../../common/last-day";
import {
  jobPath,
  llmsPath,
  pagePaths,
  siteIndexPath,
  sitemapPath,
} from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { attributeOf, builtFile, elementsOn, linksOn, jsonLdOf, mainTextOf } from "./site";

/** The seed's job openings, with their last days. */
const openings = readdirSync("sample-content/records/job-opening").map((file) => ({
  path: jobPath(file.replace(".yaml", "")),
  lastDay: /^closesOn: "(.+)"$/m.exec(
    readFileSync(`sample-content/records/job-opening/${file}`, "utf8"),
  )?.[1],
}));
const closed = openings.filter(({ lastDay }) => lastDay && hasEnded(lastDay, new Date()));

describe("job openings", () => {
  it("are at least six open ones, with and without a last day, and a closed one", () => {
    expect(closed).not.toEqual([]);
    expect(openings.length - closed.length).toBeGreaterThanOrEqual(6);
    expect(openings.filter(({ lastDay }) => !lastDay)).not.toEqual([]);
  });

  it("are marked as closed and not listed", () => {
    const rule = ({ path }: { path: string }) => {
      expect(mainTextOf(path)).toContain("The last day to apply was ");
      expect(elementsOn(path, "main form").toString()).toBe("");
      expect(builtFile(path)).not.toContain("JobPosting");
      expect(attributeOf(path, "meta[name=robots]", "content")).toBe("noindex");
      for (const list of [pagePaths.careers, siteIndexPath]) {
        expect(linksOn(list, "main")).not.toContain(path);
      }
      for (const file of [sitemapPath, llmsPath]) expect(builtFile(file)).not.toContain(path);
    };

    expect(violationsOf(closed, rule)).toEqual([]);
  });

  it("are listed and accept applications until their last day, if they have one", () => {
    const rule = ({ path, lastDay }: (typeof openings)[number]) => {
      expect(linksOn(pagePaths.careers, "main")).toContain(path);
      expect(builtFile(sitemapPath)).toContain(path);
      const { JobPosting } = jsonLdOf(path);
      expect(JobPosting?.validThrough).toEqual(
        lastDay ? expect.stringMatching(/^20..-..-..T23:59:59-12:00$/) : undefined,
      );
      expect(mainTextOf(path)).toMatch(lastDay ? /Apply until/ : /Open until filled/);
      expect(JobPosting?.applicantLocationRequirements).toContainEqual({
        "@type": "Country",
        name: expect.stringMatching(/\S/),
      });
      expect(mainTextOf(path)).not.toContain("The last day to apply was");
    };
    const open = openings.filter((opening) => !closed.includes(opening));

    expect(violationsOf(open, rule)).toEqual([]);
  });
});

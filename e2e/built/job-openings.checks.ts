import { dayHasEnded } from "../../common/last-day";
import { llmsPath, pagePaths, siteIndexPath, sitemapPath } from "../../common/catalogue/paths";

import { violationsIfAny } from "./violations";
import { attributeOf, builtFile, dataOf, elementsOn, linksOn, jsonLdOf, mainTextOf } from "./site";
import { recordPathsOf } from "./site-paths";

type Opening = Record<"lastDay" | "countries", string | null>;

const openings = recordPathsOf("job-opening").map((path) => ({
  path,
  ...dataOf<{ opening: Opening }>(path).opening,
}));
const closed = openings.filter(({ lastDay }) => lastDay && dayHasEnded(lastDay, new Date()));

describe("job openings", () => {
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

    expect(violationsIfAny(closed, rule)).toEqual([]);
  });

  it("are listed and accept applications until their last day, if they have one", () => {
    const rule = ({ path, lastDay, countries }: (typeof openings)[number]) => {
      expect(linksOn(pagePaths.careers, "main")).toContain(path);
      expect(builtFile(sitemapPath)).toContain(path);
      const { JobPosting } = jsonLdOf(path);
      expect(Boolean(JobPosting)).toBe(Boolean(countries));
      expect(JobPosting?.validThrough).toEqual(
        countries && lastDay ? expect.stringMatching(/^20..-..-..T23:59:59-12:00$/) : undefined,
      );
      expect(mainTextOf(path)).toMatch(lastDay ? /Apply until/ : /Open until filled/);
      expect(JobPosting?.applicantLocationRequirements ?? []).toHaveLength(
        countries?.split(",").length ?? 0,
      );
      expect(mainTextOf(path)).not.toContain("The last day to apply was");
    };
    const open = openings.filter((opening) => !closed.includes(opening));

    expect(violationsIfAny(open, rule)).toEqual([]);
  });
});

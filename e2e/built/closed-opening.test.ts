import { readdirSync, readFileSync } from "node:fs";

import {
  jobPath,
  llmsPath,
  singlePaths,
  siteIndexPath,
  sitemapPath,
} from "../../src/catalogue/paths";

import { attributeOf, builtFile, builtPage, linksOn, thingsOn, wordsOf } from "./site";

/** The openings of the seed, with their last days. */
const openings = readdirSync("cms/seed/job-opening").map((file) => ({
  path: jobPath(file.replace(".yaml", "")),
  lastDay: /^closesOn: "(.+)"$/m.exec(readFileSync(`cms/seed/job-opening/${file}`, "utf8"))?.[1],
}));
const closed = openings.filter(
  ({ lastDay = "9999" }) => lastDay < new Date().toISOString().slice(0, 10),
);

it("has at least six openings, and one that is closed", () => {
  expect(closed).not.toEqual([]);
  expect(openings.length - closed.length).toBeGreaterThanOrEqual(6);
});

it.each(closed)("$path says that it is closed, and is in no list", ({ path }) => {
  expect(wordsOf(builtPage(path))).toContain("The last day to apply was ");
  expect(builtPage(path).querySelector("form")).toBeNull();
  expect(builtFile(path)).not.toContain("JobPosting");
  expect(attributeOf(path, "meta[name=robots]", "content")).toBe("noindex");
  for (const list of [singlePaths.careers, siteIndexPath]) {
    expect(linksOn(list, "main")).not.toContain(path);
  }
  for (const file of [sitemapPath, llmsPath]) expect(builtFile(file)).not.toContain(path);
});

it.each(openings.filter((opening) => !closed.includes(opening)))(
  "$path is listed, and can be applied for",
  ({ path }) => {
    expect(linksOn(singlePaths.careers, "main")).toContain(path);
    expect(builtFile(sitemapPath)).toContain(path);
    const { JobPosting } = thingsOn(path);
    expect(JobPosting?.validThrough).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(JobPosting?.applicantLocationRequirements).toContainEqual({
      "@type": "Country",
      name: expect.stringMatching(/\S/),
    });
    expect(wordsOf(builtPage(path))).not.toContain("The last day to apply was");
  },
);

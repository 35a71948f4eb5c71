import { cataloguePages } from "../../common/catalogue/pages";
import {
  articlePath,
  chapterPath,
  comparisonPath,
  jobPath,
  projectPath,
  documentPath,
  pagePaths,
} from "../../common/catalogue/paths";
import { kindOf } from "./page-kinds";

const names = { hire: "Hire", industry: "Industry", service: "Service" };

it.each(cataloguePages)("names $path by its template", ({ path, template }) => {
  expect(kindOf(path)).toBe(names[template]);
});

it("names the pages of a collection, unlike the page that lists them", () => {
  const pathsOf = [articlePath, projectPath, jobPath, comparisonPath, chapterPath, documentPath];

  expect(pathsOf.map((path) => kindOf(path("a")))).toEqual([
    "Article",
    "Case study",
    "Opening",
    "Comparison",
    "Playbook",
    "Document",
  ]);
  expect(Object.values(pagePaths).map(kindOf)).toEqual(Object.values(pagePaths).map(() => "Page"));
});

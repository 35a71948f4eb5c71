import { technologies } from "../../../common/catalogue/technologies";

import { findService, findTechnologies } from "./find-technologies";

it.each([
  ["golang", "golang"],
  ["Go", "golang"],
  ["rn", "reactnative"],
  ["react-native", "reactnative"],
  ["React native", "reactnative"],
  ["c#", "dotnet"],
  [".net", "dotnet"],
  ["js", "javascript"],
  ["java", "java"],
  ["native", "reactnative"],
  ["tester", "quality-analyst"],
  ["  flut ", "flutter"],
])("finds first for %j: %s", (query, slug) => {
  expect(findTechnologies(query)[0]).toBe(slug);
});

it("ranks a match inside a name last", () => {
  expect(findTechnologies("ngo")).toEqual(["django"]);
  expect(findTechnologies("go")).toEqual(["golang"]);
});

it("ranks the shorter of two names with the same prefix first", () => {
  expect(findTechnologies("re")).toEqual(["react", "reactnative"]);
});

it("finds all technologies for an empty query, in the catalogue's order, and none for an unknown one", () => {
  expect(findTechnologies("")).toEqual(technologies.map(({ slug }) => slug));
  expect(findTechnologies(" . ")).toHaveLength(technologies.length);
  expect(findTechnologies("cobol")).toEqual([]);
});

it("finds the service that covers a term that is no technology", () => {
  expect(findService("k8s")?.slug).toBe("cloud-services");
  expect(findService("cobol")).toBeUndefined();
  expect(findService("?")).toBeUndefined();
});

import { technologies } from "../../catalogue/technologies";

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
])("finds first by %j: %s", (typed, slug) => {
  expect(findTechnologies(typed)[0]).toBe(slug);
});

it("finds a word inside a name last", () => {
  expect(findTechnologies("ngo")).toEqual(["django"]);
  expect(findTechnologies("go")).toEqual(["golang"]);
});

it("finds the shorter of two names that begin with what was typed first", () => {
  expect(findTechnologies("re")).toEqual(["react", "reactnative"]);
});

it("finds everything by nothing, in the order of the catalogue, and nothing by what is not there", () => {
  expect(findTechnologies("")).toEqual(technologies.map(({ slug }) => slug));
  expect(findTechnologies(" . ")).toHaveLength(technologies.length);
  expect(findTechnologies("cobol")).toEqual([]);
});

it("knows the service that covers a word that is no technology", () => {
  expect(findService("k8s")?.slug).toBe("cloud-services");
  expect(findService("cobol")).toBeUndefined();
  expect(findService("?")).toBeUndefined();
});

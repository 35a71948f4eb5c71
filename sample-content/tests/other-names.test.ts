import {
  findService,
  findTechnologies,
} from "../../src/features/TechnologySearch/find-technologies";

it.each([
  ["golang", "golang"],
  ["Go", "golang"],
  ["rn", "reactnative"],
  ["react-native", "reactnative"],
  ["c#", "dotnet"],
  [".net", "dotnet"],
  ["js", "javascript"],
  ["java", "java"],
  ["tester", "quality-analyst"],
])("finds first for %j: %s", (query, slug) => {
  expect(findTechnologies(query)[0]).toBe(slug);
});

it("finds the service that covers a term that is no technology", () => {
  expect(findService("k8s")?.slug).toBe("cloud-services");
});

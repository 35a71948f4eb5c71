import { listLabel } from "../../catalogue/skill-words";
import { services } from "../../../common/catalogue/services";
import { technologies } from "../../../common/catalogue/technologies";

import { findByName, findService, findTechnologies } from "./find-technologies";

const named = [
  { name: "Java" },
  { name: "JavaScript", aliases: ["js"] },
  { name: "React Native", aliases: ["rn", "react-native"] },
  { name: "React", aliases: ["reactjs"] },
  { name: ".NET", aliases: ["csharp", "c#", "asp.net"] },
  { name: "Django" },
  { name: "Go", aliases: ["golang"] },
  { name: "Flutter" },
  { name: "Quality analyst", aliases: ["qa", "tester"] },
];
const namesFor = (query: string) => findByName(query, named).map(({ name }) => name);

it.each([
  ["golang", "Go"],
  ["Go", "Go"],
  ["rn", "React Native"],
  ["react-native", "React Native"],
  ["React native", "React Native"],
  ["c#", ".NET"],
  [".net", ".NET"],
  ["js", "JavaScript"],
  ["java", "Java"],
  ["native", "React Native"],
  ["tester", "Quality analyst"],
  ["  flut ", "Flutter"],
])("finds first for %j: %s", (query, name) => {
  expect(namesFor(query)[0]).toBe(name);
});

it("ranks a match inside a name last", () => {
  expect(namesFor("ngo")).toEqual(["Django"]);
  expect(namesFor("go")).toEqual(["Go"]);
  expect(namesFor("ang")).toEqual(["Go", "Django"]);
});

it("ranks an exact alias before the beginning of a shorter name", () => {
  const entries = [{ name: "RNA" }, { name: "React Native", aliases: ["rn"] }];

  expect(findByName("rn", entries).map(({ name }) => name)).toEqual(["React Native", "RNA"]);
});

it("ranks the shorter of two names with the same prefix first", () => {
  expect(namesFor("re")).toEqual(["React", "React Native"]);
});

it("finds all technologies for an empty query, in the catalogue's order, and none for an unknown one", () => {
  expect(findTechnologies("")).toEqual(technologies.map(({ slug }) => slug));
  expect(findTechnologies(" . ")).toHaveLength(technologies.length);
  expect(findTechnologies("not in the catalogue")).toEqual([]);
});

it.each(technologies)("finds $slug by the name in lists", (technology) => {
  expect(findTechnologies(listLabel(technology))).toContain(technology.slug);
});

it.each(services)("finds the service $name by its name", ({ slug, name }) => {
  expect(findService(name)?.slug).toBe(slug);
});

it("finds no service for an unknown or empty term", () => {
  expect(findService("not in the catalogue")).toBeUndefined();
  expect(findService("?")).toBeUndefined();
});

import { keepTogether } from "./keep-together";

it.each([
  ["React Native", "React\u00a0Native"],
  ["Google Tag Manager", "Google\u00a0Tag\u00a0Manager"],
  ["Node.js", "Node.js"],
])("sets no-break spaces in %j", (name, heading) => {
  expect(keepTogether(name)).toBe(heading);
});

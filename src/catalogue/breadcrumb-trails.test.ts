import { breadcrumbTrail } from "./breadcrumb-trails";
import { industriesPath, pagePaths } from "./paths";

const home = { name: "Home", path: pagePaths.home };

it.each([
  ["Industries", industriesPath, breadcrumbTrail.industry("Fintech"), "Fintech"],
  ["Careers", pagePaths.careers, breadcrumbTrail.job("Tester"), "Tester"],
])("the trail names %s in the plural", (group, path, trail, name) => {
  expect(trail).toEqual([home, { name: group, path }, { name }]);
});

import { industriesPath, pagePaths } from "../../common/catalogue/paths";
import { catalogueTrail, recordTrail } from "./breadcrumb-trails";

const home = { name: "Home", path: pagePaths.home };

it.each([
  ["Industries", industriesPath, catalogueTrail.industry("Fintech"), "Fintech"],
  ["Careers", pagePaths.careers, recordTrail("job-opening", "Tester"), "Tester"],
])("the trail names %s in the plural", (group, path, trail, name) => {
  expect(trail).toEqual([home, { name: group, path }, { name }]);
});

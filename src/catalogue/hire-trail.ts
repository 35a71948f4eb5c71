import { dedicatedPath, singlePaths } from "./paths";

/** The way from the home page to a hire page. */
export const hireTrail = (name: string) => [
  { name: "Home", path: singlePaths.home },
  { name: "Hire us", path: dedicatedPath },
  { name },
];

import { compareVersions } from "./compare";

compareVersions(location.pathname.replace(/^\/__published/, ""));

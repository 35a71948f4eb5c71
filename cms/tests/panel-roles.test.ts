import { describe } from "node:test";

import { panelRolesSuite } from "./support/panel-roles-suite";
import { administrator, panelService } from "./support/panel-service";

describe("the panel", () => panelRolesSuite(panelService, administrator));

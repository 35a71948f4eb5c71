import { describe } from "node:test";

import { guardRoles } from "./support/panel-roles-story";
import { administrator, panelService } from "./support/panel-service";

describe("the panel", () => guardRoles(panelService, administrator));

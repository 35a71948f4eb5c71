import { describe } from "node:test";

import { describePanelRoles } from "./support/describe-panel-roles";
import { administrator, panelService } from "./support/panel-service";

describe("the panel", () => describePanelRoles(panelService, administrator));

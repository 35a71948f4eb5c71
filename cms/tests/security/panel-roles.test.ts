import { describe } from "node:test";

import { administrator, panelService } from "../support/panel-service";
import { describePanelRoles } from "./panel-roles.suite";

describe("the panel", () => describePanelRoles(panelService, administrator));

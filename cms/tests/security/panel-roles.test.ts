import { describe } from "node:test";

import { administrator, panelService } from "../support/shared-panel-service";
import { describePanelRoles } from "./panel-roles.suite";
import { describePreviewRights } from "./preview-rights.suite";

describe("the panel", () => {
  describePanelRoles(panelService, administrator);
  describePreviewRights(panelService);
});

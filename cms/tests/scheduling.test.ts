import { describe } from "node:test";

import { panelService } from "./support/panel-service";
import { schedulingSuite } from "./support/scheduling-suite";

describe("the schedule", () => schedulingSuite(panelService));

import { describe } from "node:test";

import { panelService } from "../support/shared-panel-service";
import { describeScheduling } from "./scheduling.suite";

describe("the schedule", () => describeScheduling(panelService));

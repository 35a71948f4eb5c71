import { describe } from "node:test";

import { panelService } from "../support/panel-service";
import { describeScheduling } from "./scheduling.suite";

describe("the schedule", () => describeScheduling(panelService));

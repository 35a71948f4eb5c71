import { describe } from "node:test";

import { panelService } from "./support/panel-service";
import { describeScheduling } from "./support/describe-scheduling";

describe("the schedule", () => describeScheduling(panelService));

import { describe } from "node:test";

import { panelService } from "./support/panel-service";
import { keepSchedule } from "./support/scheduling-story";

describe("the schedule", () => keepSchedule(panelService));

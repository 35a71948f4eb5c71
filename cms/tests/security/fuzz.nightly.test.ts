import { usePanelService } from "../support/use-panel-service";
import { describeFuzzing } from "./fuzzing.suite";

const { service, administrator } = usePanelService();
describeFuzzing(service, administrator);

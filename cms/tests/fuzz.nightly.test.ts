import { describeFuzzing } from "./support/describe-fuzzing";
import { usePanelService } from "./support/use-panel-service";

const { service, administrator } = usePanelService();
describeFuzzing(service, administrator);

import { onPostgres } from "./support/databases";
import { describeFuzzing } from "./support/describe-fuzzing";
import { usePanelService } from "./support/use-panel-service";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  describeFuzzing(service, administrator);
});

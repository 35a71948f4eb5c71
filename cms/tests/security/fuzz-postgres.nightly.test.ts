import { onPostgres } from "../support/databases";
import { usePanelService } from "../support/use-panel-service";
import { describeFuzzing } from "./fuzzing.suite";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  describeFuzzing(service, administrator);
});

import { onPostgres } from "./support/databases";
import { fuzzSuite } from "./support/fuzz-suite";
import { usePanelService } from "./support/use-panel-service";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  fuzzSuite(service, administrator);
});

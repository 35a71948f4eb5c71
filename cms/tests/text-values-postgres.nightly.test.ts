import { onPostgres } from "./support/databases";
import { describeTextValues } from "./support/describe-text-values";
import { usePanelService } from "./support/use-panel-service";

onPostgres("texts", (settings) => {
  const { service, administrator } = usePanelService(settings);
  describeTextValues(service, administrator);
});

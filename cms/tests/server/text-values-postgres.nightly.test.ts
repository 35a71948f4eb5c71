import { onPostgres } from "../support/databases";
import { usePanelService } from "../support/use-panel-service";
import { describeTextValues } from "./text-values.suite";

onPostgres("texts", (settings) => {
  const { service, administrator } = usePanelService(settings);
  describeTextValues(service, administrator);
});

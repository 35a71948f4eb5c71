import { onPostgres } from "./support/databases";
import { describePanelRoles } from "./support/describe-panel-roles";
import { usePanelService } from "./support/use-panel-service";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  describePanelRoles(service, administrator);
});

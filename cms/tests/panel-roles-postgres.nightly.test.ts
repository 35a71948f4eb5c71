import { onPostgres } from "./support/databases";
import { guardRoles } from "./support/panel-roles-story";
import { usePanelService } from "./support/use-panel-service";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  guardRoles(service, administrator);
});

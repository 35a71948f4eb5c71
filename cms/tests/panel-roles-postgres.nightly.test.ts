import { onPostgres } from "./support/databases";
import { panelRolesSuite } from "./support/panel-roles-suite";
import { usePanelService } from "./support/use-panel-service";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  panelRolesSuite(service, administrator);
});

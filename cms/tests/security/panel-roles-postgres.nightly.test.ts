import { onPostgres } from "../support/databases";
import { usePanelService } from "../support/use-panel-service";
import { describePanelRoles } from "./panel-roles.suite";
import { describePreviewRights } from "./preview-rights.suite";

onPostgres("the panel", (settings) => {
  const { service, administrator } = usePanelService(settings);
  describePanelRoles(service, administrator);
  describePreviewRights(service);
});

import { panelOf } from "./panel-client";
import { usePanelService } from "./use-panel-service";

/**
 * A CMS with its panel, which test files share if the runner has grouped them. Each file uses its own
 * records and users.
 */
export const { service: panelService, administrator } = usePanelService();

/** The first administrator's requests. */
export const panel = panelOf(panelService, administrator);

import { usePanelService } from "./use-panel-service";

/**
 * The service with its panel that test files share where the runner has put them together: each
 * has records and people of its own.
 */
export const { service: panelService, administrator } = usePanelService();

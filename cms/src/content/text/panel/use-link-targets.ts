import { hourMs } from "../../../common/durations";
import { usePolling } from "../../../panel/requests/use-polling";
import type { LinkTargets } from "../../types";

/** The pages that a link can lead to; undefined until they are loaded. All that show them share one request. */
export const useLinkTargets = () => usePolling<LinkTargets>("/site-pages", hourMs).data;

import { usePolling } from "../../../panel/requests/use-polling";

import type { Status } from "../../types";

/** Polling intervals in milliseconds: during a build, and otherwise. */
const pollingInterval = (status: Status | undefined) => (status?.build ? 2_000 : 10_000);

/** The state of the website, kept up to date while the page is visible. */
export const useStatus = () => usePolling<Status>("/publishing/status", pollingInterval);

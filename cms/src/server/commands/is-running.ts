import { reachableHost } from "../../common/reachable-host";
import type { Settings } from "../settings";

/** True if a CMS answers at the host and port of the settings. */
export const isRunning = ({ host, port }: Settings): Promise<boolean> =>
  fetch(`http://${reachableHost(host)}:${port}/_health`, {
    signal: AbortSignal.timeout(2000),
  }).then(
    ({ status }) => status === 204,
    () => false,
  );

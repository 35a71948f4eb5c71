import { setUpToken } from "../tests/support/editor";
import { startInProcess } from "../tests/support/in-process";
import { servedRoutes } from "../tests/support/routes";

/** What the benchmark learns about the service that it attacks. */
export type Attacked = ReturnType<typeof describeService>;

const describeService = ({ strapi, url }: Awaited<ReturnType<typeof startInProcess>>) => ({
  url,
  setUpToken,
  routes: servedRoutes(strapi),
});

// A service with all defaults, in a process of its own, whose memory the benchmark watches.
void startInProcess({ CMS_ADMIN_PANEL: "true" }).then((service) =>
  process.send?.(describeService(service)),
);

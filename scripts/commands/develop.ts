import { once } from "node:events";

import { withLock } from "../../publisher/lock.ts";
import { isStopping, runMain } from "../../publisher/process.ts";
import { telemetryOff } from "../../publisher/settings.ts";
import { buildAdminPanel } from "../lib/admin-panel.ts";
import { startPreviewServer } from "../lib/preview-server.ts";
import { prepareLocalRun } from "../lib/local-settings.ts";
import { step } from "../lib/print.ts";

import { developCms } from "./develop/cms.ts";
import { developSite } from "./develop/gatsby-develop.ts";

// `npm run develop`: the site and the CMS with hot reload, started in parallel. The CMS restarts
// when its code or its content types change; the site shows what is published there.
await runMain(async () => {
  const { settings, cmsUrl, sitePort } = await prepareLocalRun({
    // Lines for each request, and for each setting that only production needs, would hide errors.
    defaults: { SITE_PORT: "8000", CMS_LOG_LEVEL: "error" },
  });
  const environment = { ...settings, ...telemetryOff, NODE_ENV: "development" };

  await withLock(async () => {
    let site: ReturnType<typeof developSite> | undefined;
    let setSiteTried: () => void = () => undefined;
    const siteTried = new Promise<void>((resolve) => (setSiteTried = resolve));
    /** Rejects if the CMS, the preview server or the panel fails. */
    const failed = developCms(environment, () => site?.refresh()).then(({ ended }) =>
      Promise.all([
        ended,
        step("starting the preview server", () => startPreviewServer(environment)),
        // After the site, which the developer waits for.
        siteTried.then(() => buildAdminPanel(settings)),
      ]),
    );

    // The site exits if content is missing. The CMS keeps running, where an editor can add it, and
    // the site is restarted on Enter.
    for (;;) {
      site = developSite(environment, sitePort);
      const started = step("starting the site", site.started).then(
        () => true,
        () => false,
      );
      if (await Promise.race([started, failed])) {
        console.log(`
  Site             http://localhost:${sitePort}
  GraphiQL         http://localhost:${sitePort}/___graphql
  CMS              ${cmsUrl}/admin
  Previews         ${settings.PREVIEW_URL} (of the last build, opened from the CMS)
`);
      }
      setSiteTried();

      const code = await Promise.race([site.ended, failed]);
      if (isStopping()) return;
      console.log(`\n${await site.exitMessage()}
The site exited with code ${String(code)}. The CMS keeps running at ${cmsUrl}/admin.
Press Enter to restart the site, Ctrl-C to stop.`);
      await Promise.race([once(process.stdin, "data"), failed]);
      process.stdin.pause();
    }
  });
});

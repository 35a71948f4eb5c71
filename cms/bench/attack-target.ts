import { attackedForm, publishForm } from "../tests/support/custom-form";
import { setupToken } from "../tests/support/users";
import { startInProcess } from "../tests/support/in-process";
import { servedRoutes } from "../tests/support/routes";

/** The attacked CMS. */
export type AttackTarget = ReturnType<typeof describeService>;

const describeService = ({ strapi, url }: Awaited<ReturnType<typeof startInProcess>>) => ({
  url: process.env.BENCH_URL ?? url,
  setupToken,
  routes: servedRoutes(strapi),
});

const { CMS_PORT, CMS_TRUST_PROXY } = process.env;

// A CMS with default settings, in a separate process, whose memory the benchmark measures.
void startInProcess({
  CMS_ADMIN_PANEL: "true",
  ...(CMS_PORT && { CMS_PORT }),
  ...(CMS_TRUST_PROXY && { CMS_TRUST_PROXY }),
}).then(async (service) => {
  await publishForm(service, attackedForm);
  process.send?.(describeService(service));
});

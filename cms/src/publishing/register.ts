import type { AppContext, Capability } from "../server/app-context";
import { addPanelRoutes } from "../server/http/panel-routes";
import { addPublicRoutes } from "../server/http/routes";
import { salesMail } from "../server/outbox/sales-mail";

import { createLinkCheck } from "./links/check-links";
import { publishingGauges } from "./metrics";
import { notifyDevServer } from "./changes/notify-dev-server";
import { publishingPanelRoutes, registerPublishingActions, websitePart } from "./panel-routes";
import { publisherRoutes } from "./publisher/publisher-routes";
import { createPublishing } from "./publishing";
import { composeReview, reviewName } from "./reviews/mail";
import { followDocuments } from "./reviews/reviews";
import { type Ask, reviewsPart } from "./reviews/routes";
import { composeFailure, scheduleName } from "./scheduling/mail";
import { createScheduler } from "./scheduling/scheduler";

/** From Publish to live, also at a scheduled time. */
export const registerPublishing = async (app: AppContext, ask: Ask): Promise<Capability> => {
  const { strapi } = app;
  const publishing = createPublishing(app);
  const scheduler = createScheduler(strapi);
  const linkCheck = createLinkCheck(app);

  addPublicRoutes(app, publisherRoutes(app));
  app.gauges.push(publishingGauges(app, publishing));
  app.outbox.register(reviewName, {
    name: reviewName,
    receiver: "user",
    compose: (subjectId) => composeReview(app, subjectId),
  });
  app.outbox.register(
    scheduleName,
    salesMail(app, scheduleName, (subjectId) => composeFailure(app, subjectId)),
  );
  followDocuments(strapi);
  await registerPublishingActions(strapi);
  if (app.settings.serveAdminPanel) {
    app.recordParts.set("website", websitePart(app, publishing));
    app.recordParts.set("reviews", reviewsPart(app));
    addPanelRoutes(app, publishingPanelRoutes(app, publishing, ask));
  }

  return {
    start: () => {
      publishing.start();
      scheduler.start();
      linkCheck.start();
      notifyDevServer(strapi);
    },
    stop: async () => {
      await linkCheck.stop();
      await scheduler.stop();
      await publishing.stop();
    },
  };
};

import { expect, test } from "@playwright/test";

import { contactForm, fillIn, openForm, submit } from "./support/forms";
import { uniqueEmail, prepareVisitor } from "./support/site";

test("sends a message to a CMS that requires proof of work", async ({
  page,
  context,
}, testInfo) => {
  const { startCms } = await import("../../scripts/lib/cms.ts");
  const { getFreePort } = await import("../../publisher/ports.ts");
  const { stop } = await import("../../publisher/process.ts");
  const port = await getFreePort();
  const strict = await startCms({
    ...(process.env as Record<string, string>),
    CHALLENGE: "true",
    CMS_PORT: String(port),
    STRAPI_API_URL: `http://localhost:${port}`,
    CMS_SEED: "false",
    CMS_PUBLIC_DIR: testInfo.outputPath("public"),
    CV_FOLDER: testInfo.outputPath("cvs"),
    DATABASE_FILE: testInfo.outputPath("data.db"),
  });

  try {
    const answers: string[] = [];
    await prepareVisitor(context);
    await context.route(`${process.env.STRAPI_API_URL}/api/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({ url: `http://localhost:${port}${pathname}` });
      answers.push(`${route.request().method()} ${pathname} ${response.status()}`);
      await route.fulfill({ response });
    });
    const form = await openForm(page, contactForm);
    await fillIn(form, contactForm, uniqueEmail());
    await submit(form, contactForm);

    await expect(page).toHaveURL(/\/thankyou\/$/);
    expect(answers).toEqual([
      "POST /api/contact-datas 400",
      "GET /api/challenge 200",
      "POST /api/contact-datas 201",
    ]);
  } finally {
    await stop(strict);
  }
});

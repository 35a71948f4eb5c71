import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { projectDir } from "../../../publisher/project.ts";

import type { Journey } from "./create-journey.ts";
import { openPreviews } from "./editing.ts";
import type { Environment } from "./environment.ts";
import { openWebsitePage, publishHeadline, waitForHistory } from "./publishing.ts";
import { saveWhileAway } from "./saving.ts";
import { probeContinuously, waitForText, waitUntil } from "./visitors.ts";

type Fault = {
  title: string;
  inject: (environment: Environment) => Promise<void>;
  /** Settings with which the publisher is restarted before. */
  settings?: Record<string, string>;
};

const killInActivate = new URL("kill-in-activate.ts", import.meta.url).href;

/** Waits until Gatsby runs, which deletes the build stamp (publisher/build/build.ts). */
const waitForBuild = () =>
  waitUntil("a build ran", () => !existsSync(join(projectDir, ".cache/build-stamp.json")));

const faults: Fault[] = [
  {
    title: "killing the publisher during a build",
    inject: async (environment) => {
      await waitForBuild();
      await environment.kill("publisher");
      environment.startPublisher();
    },
  },
  {
    title: "killing the CMS during a build",
    inject: async (environment) => {
      await waitForBuild();
      await environment.kill("cms");
      await environment.startCms();
    },
  },
  {
    title: "killing both during a build",
    inject: async (environment) => {
      await waitForBuild();
      await Promise.all([environment.kill("publisher"), environment.kill("cms")]);
      await environment.startCms();
      environment.startPublisher();
    },
  },
  {
    title: "killing the publisher while it activates a release",
    inject: async (environment) => {
      const { publisher } = environment.programs;
      await waitUntil("the publisher had died", () => publisher.signalCode !== null);
      environment.startPublisher();
    },
    settings: { NODE_OPTIONS: `--import=${killInActivate}` },
  },
];

/** Publishes while programs are killed and restart, and checks what visitors get meanwhile. */
export const runFaults = async (environment: Environment, editor: Page, step: Journey["step"]) => {
  const { panel, site } = environment;
  const endVisits = probeContinuously(site);

  for (const [index, { title, inject, settings }] of faults.entries()) {
    await step(title, async () => {
      if (settings) {
        await environment.kill("publisher");
        environment.startPublisher(settings);
      }
      const previews = await openPreviews(editor, panel);
      const words = `Fault ${index + 1}`;
      await publishHeadline(previews, words);
      await inject(environment);
      await waitForText(site, words);
      await previews.beside.close();
      await openWebsitePage(editor, panel);
      await waitForHistory(editor, ["Live"]);
      await editor.getByText("Visitors see everything that is published.").waitFor();
    });
  }

  await step("killing the CMS before a save loses no text", () =>
    saveWhileAway(environment, editor),
  );
  await step(
    "visitors got the site all the time",
    async () => {
      const { visits, failures } = await endVisits();
      if (failures.length > 0) {
        throw new Error(`Of ${visits} visits ${failures.length} failed: ${failures.at(0)}`);
      }

      return visits;
    },
    (visits) => `${visits} visits`,
  );
};

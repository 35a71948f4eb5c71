import { isDeepStrictEqual, parseArgs } from "node:util";

import { readContentModel } from "../../common/content-model.ts";
import type { Forecast } from "../../common/forecast.ts";
import { formatError, OperatorError } from "../../common/operator-error.ts";
import { createRandom } from "../../common/testing/random.ts";
import { startWarm } from "../../publisher/build/build.ts";
import { createWarmGatsby } from "../../publisher/build/warm-gatsby.ts";
import { withLock } from "../../publisher/lock.ts";
import { projectDir } from "../../publisher/project.ts";
import { publish } from "../../publisher/publish.ts";
import { runMain, stop } from "../../publisher/process.ts";
import { buildAndStartCms } from "../lib/cms.ts";
import { startPreviewServer } from "../lib/preview-server.ts";
import { step } from "../lib/print.ts";

import { createEditor, type RecordQuery } from "./builds/editor.ts";
import { compareForecasts, readChanges, requestForecast } from "./forecasts/compare.ts";
import { edits } from "./forecasts/edits.ts";
import { createFieldChanges } from "./forecasts/change-field.ts";
import { testSettings } from "./lib/test-settings.ts";

type Fields = Record<string, unknown>;
/** An edit of one record. A query without a field finds a single type. */
type Edit = { find: RecordQuery; change: (draft: Fields) => Fields };

// Compares, for each edit, what the preview server predicts with what the next release changes, as visitors
// see it: neither may have more. First the edits of a list, then as many generated ones as
// `--generated` says, some of two records at once. Takes about 20 minutes.
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      generated: { type: "string", default: "200" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
    },
  });
  const { settings } = await testSettings();
  await buildAndStartCms(settings);
  const editor = await createEditor(settings);
  const warm = createWarmGatsby();
  const publishSite = async () => {
    const end = await publish(settings, { warm });
    if (end.result !== "live") throw new OperatorError(`The build failed: ${end.sentence}`);
    await withLock(() => startWarm(settings, warm));
  };
  await step("publishing the site", publishSite);
  const preview = await startPreviewServer(settings);
  const problems: string[] = [];

  const compare = async (title: string, changes: readonly Edit[]) => {
    const records = [];
    const forecasts: Forecast[] = [];
    let slowest = 0;
    for (const { find, change } of changes) {
      const record = await editor.save(find, change);
      const { forecast, seconds } = await requestForecast(settings, record);
      records.push(record);
      forecasts.push(forecast);
      slowest = Math.max(slowest, seconds);
    }
    for (const record of records) await editor.publishDraft(record);
    await publishSite();
    const { changes: released, kept } = await readChanges(settings);
    const result = compareForecasts(forecasts, released, kept);
    problems.push(...result.problems.map((problem) => `${title}: ${problem}`));

    const shown = result.problems.slice(0, 3).join("; ");

    return `${result.predicted} predicted in ${slowest.toFixed(1)} s, ${result.changed} changed${shown && `: ${shown}`}`;
  };

  for (const { title, find, change } of edits) {
    await step(
      title,
      () => compare(title, [{ find, change }]),
      (words) => words,
    );
  }

  const model = readContentModel(projectDir);
  const generator = createRandom(Number(values.seed));
  const random = (below: number) => Math.floor(generator() * below);
  const changeField = createFieldChanges(model, await editor.pictureIds());
  /** A record of any type, and a change of one of its fields. */
  const generateEdit = async (): Promise<{ title: string; edit: Edit } | null> => {
    const type = model.types[random(model.types.length)];
    if (!type) return null;
    const query = { type: type.name, field: "", value: "" };
    const { records } =
      type.kind === "collectionType" ? await editor.list(type.name) : { records: [] };
    const listed = records[random(records.length || 1)];
    if (!listed && type.kind === "collectionType") return null;
    const draft = await editor.read(query, listed?.documentId);
    const change = changeField(type.attributes, draft, random);
    if (!change) return null;
    const find = listed ? { ...query, field: "documentId", value: listed.documentId } : query;

    return {
      title: `${type.name}.${change.field}`,
      edit: { find, change: () => ({ [change.name]: change.value }) },
    };
  };
  let refused = 0;
  for (let number = 1; number <= Number(values.generated);) {
    const first = await generateEdit();
    const second = random(4) === 0 ? await generateEdit() : null;
    const made = [first, second].filter((one) => one !== null);
    const [one, other] = made;
    if (!one || (other && isDeepStrictEqual(one.edit.find, other.edit.find))) continue;
    const title = `seed ${values.seed}, ${number}: ${made.map(({ title: of }) => of).join(" and ")}`;
    try {
      await step(
        title,
        () =>
          compare(
            title,
            made.map(({ edit }) => edit),
          ),
        (words) => words,
      );
      number += 1;
    } catch (error) {
      if (!/ answered 400/.test(formatError(error))) throw error;
      // The rules refuse it: the draft goes back to what is published.
      refused += 1;
      for (const { edit } of made) await editor.discard(edit.find);
      await publishSite();
    }
  }
  console.log(`${refused} generated edits were refused by the rules.`);
  await stop(preview);
  await warm.stop();
  if (problems.length > 0) throw new OperatorError(`Differences:\n  ${problems.join("\n  ")}`);
});

import { resolve } from "node:path";

import { readContentModel } from "../../common/content-model.ts";

import { checkAddresses } from "./check-addresses.ts";
import { checkFolder } from "./check-folder.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { openExport } from "./open-export.ts";
import { createPlan } from "./plan.ts";
import { type Arguments, readArguments } from "./read-arguments.ts";
import { type CmsProgram, runCms } from "./run-cms.ts";
import { sitemapUrls } from "./sitemap-urls.ts";
import { writeWorkFolder } from "./work-folder.ts";

type Environment = {
  /** The folder from which typed paths lead. */
  from: string;
  /** The folder of the repository, whose CMS has the content model. */
  root: string;
  /** The folder of all work folders. */
  workRoot: string;
  cms: CmsProgram;
  print: (line: string) => void;
};

const runCheck = async ({ path, site }: Arguments, { from, print }: Environment) => {
  const urls = await sitemapUrls(resolve(from, path));
  const left = await checkAddresses(urls, site);
  for (const { address, what } of left) print(`  ${address}: ${what}`);
  print(
    left.length === 0
      ? `All ${urls.length} addresses of the old sitemap lead to a page.`
      : `${left.length} of ${urls.length} addresses lead to no page: add redirects for them in the CMS.`,
  );

  return left.length === 0 ? 0 : 1;
};

const quote = (argument: string) =>
  /^[\w./:=-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Runs `npm run import`: shows the plan of an import, imports, or checks old addresses.
 *
 * @returns the exit code.
 * @throws OperatorError with one sentence if the arguments or the export cannot be used.
 */
export const runImport = async (
  args: readonly string[],
  environment: Environment,
): Promise<number> => {
  const options = readArguments(args);
  if (options.kind === "check") return runCheck(options, environment);
  const { from, root, workRoot, cms, print } = environment;
  const uploads = options.uploads === undefined ? undefined : resolve(from, options.uploads);
  if (uploads) checkFolder(uploads);
  const plan = createPlan(readContentModel(root), options.all);
  const { name, parts, folder, host, site } = await openExport(options, from);
  if (!options.apply) {
    for await (const part of parts) plan.add(part);
    for (const line of plan.lines()) print(line);
    print(
      `\nNothing was written. To import this, run: npm run import -- ${[...args, "--apply"].map(quote).join(" ")}`,
    );

    return 0;
  }
  const work = await writeWorkFolder(workRoot, { name, site: await site() }, parts, plan.add);
  print(`Fetching the pictures (${work.pictures.length}) to ${work.folder}.`);
  const losses = await fetchPictures(work.pictures, {
    target: resolve(work.folder, "pictures"),
    folder,
    uploads,
    host: await host(),
  });
  losses.forEach(plan.lose);
  for (const line of plan.lines()) print(line);

  return runCms(cms, work.folder);
};

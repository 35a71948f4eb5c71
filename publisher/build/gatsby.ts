import { join } from "node:path";
import type { RecordId } from "../../common/record-id.ts";

import { exConfig, OperatorError } from "../../common/operator-error.ts";
import { start } from "../process.ts";
import { projectDir } from "../project.ts";
import { type Settings, telemetryOff } from "../settings.ts";

/** For Gatsby under the build lock (hold-lock.ts). */
export const gatsbyEnvironment = { ...telemetryOff, BUILD_LOCK: "held" };

/** Gatsby's program, which Node runs. */
export const gatsbyFile = join(projectDir, "node_modules/gatsby/cli.js");

/** Ten times the duration of a build: only a hanging one takes longer. */
const maxMinutes = 15;

/** Thrown if Gatsby fails without a reason; `output` has its last lines. */
export class UnexplainedError extends OperatorError {}

export type GatsbyOptions = {
  show?: boolean | undefined;
  minutes?: number | undefined;
  /** The folder of the project, if it is a copy. */
  project?: string;
  minify?: boolean;
  /** Stops the build. */
  signal?: AbortSignal | undefined;
};

/** The message of src/gatsby/exit.ts before it exits. */
type Message = { recordAtFault?: RecordId };

/**
 * Runs `gatsby build`, incrementally if its cache is there.
 *
 * @throws {OperatorError} with the invalid record if Gatsby names one.
 * @throws {UnexplainedError} if Gatsby gives no reason.
 */
export const runGatsby = async (
  settings: Settings,
  {
    show = false,
    minutes = maxMinutes,
    project = projectDir,
    minify = true,
    signal,
  }: GatsbyOptions = {},
): Promise<void> => {
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), minutes * 60_000);
  const gatsby = start(
    process.execPath,
    [gatsbyFile, "build", ...(minify ? [] : ["--no-uglify"])],
    {
      cwd: project,
      env: { CI: "true", ...settings, ...gatsbyEnvironment, NODE_ENV: "production" },
      show,
      signal: AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]),
      // Gatsby ends with this process (gatsby-node.ts), so that two builds never overlap.
      ipc: true,
    },
  );
  let record: RecordId | undefined;
  gatsby.on("message", ({ recordAtFault }: Message) => (record = recordAtFault ?? record));
  const code = await gatsby.ended;
  clearTimeout(timer);

  signal?.throwIfAborted();
  if (timeout.signal.aborted) {
    throw new OperatorError(
      `The build took longer than ${minutes} minutes. Its log says how far it came: while it reads content, the CMS at ${settings.STRAPI_API_URL} is slow or does not respond; later, this machine is slow or busy.`,
    );
  }
  if (code === exConfig && gatsby.output(1)) throw new OperatorError(gatsby.output(1), { record });
  if (code !== 0) {
    const output = show ? "" : gatsby.output();
    throw new UnexplainedError("The site could not be built: see the log of the build.", {
      output,
    });
  }
};

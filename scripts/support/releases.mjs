import { serveReleases } from "../../publisher/http/serve.ts";
import { OperatorError } from "../../publisher/errors.ts";
import { publish } from "../../publisher/publish.ts";
import { releasesDir } from "../../publisher/settings.ts";

export { releasesDir as releasesFolder };

/**
 * Releases the built site and serves it.
 *
 * @param {Record<string, string>} settings
 * @param {number} port
 */
export const serveRelease = async (settings, port) => {
  const { result, sentence } = await publish(settings, { skipBuild: true });
  if (result === "failed") throw new OperatorError(String(sentence));
  await serveReleases({ releases: releasesDir(settings), port });
};

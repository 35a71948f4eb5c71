import { OperatorError } from "../../publisher/errors.ts";
import { publish } from "../../publisher/publish.ts";

/** @param {Record<string, string>} settings */
export const publishRelease = async (settings) => {
  const { result, sentence = "" } = await publish(settings);
  if (result === "failed") throw new OperatorError(sentence);
};

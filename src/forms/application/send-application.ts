import { postEntry } from "../../lib/content-api";
import { idempotencyKey } from "../../lib/idempotency-key";
import { currentPage } from "../submission/current-page";
import type { RobotSigns } from "../submission/RobotCheck";

import type { ApplicationValues } from "./application-schema";
import type { Cv } from "./use-cv";

/**
 * Sends the CV, then the application that claims it.
 *
 * @throws {SubmissionError} when either was not stored.
 */
export const sendApplication = async (
  { mobile_no, ...values }: ApplicationValues,
  cv: Pick<Cv, "name" | "upload">,
  robotSigns: () => Promise<RobotSigns>,
): Promise<void> => {
  const application = {
    ...values,
    mobile_no: mobile_no ? `+${mobile_no}` : undefined,
    url: currentPage(),
  };
  // The file's name stands for the file: a new upload of it must not make a new entry.
  const key = await idempotencyKey("application", { ...application, cv: cv.name });
  const id = await cv.upload();
  const began = Date.now();
  const signs = await robotSigns();
  await postEntry("emp-datas", { ...application, cv: id, ...signs }, key, began);
};

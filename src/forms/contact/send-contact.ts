import { postEntry } from "../../lib/content-api";
import { idempotencyKey } from "../../lib/idempotency-key";
import { visitorLocation } from "../../lib/visitor-location";
import { currentPage } from "../submission/current-page";
import type { RobotSigns } from "../submission/RobotCheck";

import type { ContactValues } from "./contact-schema";

/**
 * Asks where the visitor is, then stores the message with what is known
 * (specification, section 7).
 *
 * @returns whether the location went along.
 * @throws {SubmissionError} when the message was not stored.
 */
export const sendContact = async (
  { mobile_no, ...values }: ContactValues,
  robotSigns: () => Promise<RobotSigns>,
): Promise<boolean> => {
  const began = Date.now();
  const message = {
    ...values,
    mobile_no: mobile_no ? `+${mobile_no}` : undefined,
    url: currentPage(),
  };
  const [location, signs, key] = await Promise.all([
    visitorLocation(),
    robotSigns(),
    idempotencyKey("contact", message),
  ]);
  await postEntry("contact-datas", { ...message, ...location, ...signs }, key, began);

  return location !== null;
};

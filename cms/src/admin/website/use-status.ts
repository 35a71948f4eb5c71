import type { Status } from "./publishing";
import { useAnswer } from "./use-answer";

/** Often enough to watch a build, and seldom when nothing happens. Milliseconds. */
const wait = (status: Status | null) => (status?.build ? 2_000 : 10_000);

/** The state of the website, kept up to date while the page is visible. */
export const useStatus = () => useAnswer<Status>("/publishing/status", wait);

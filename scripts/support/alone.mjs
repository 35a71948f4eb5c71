export { withLock as alone } from "../../publisher/lock.ts";

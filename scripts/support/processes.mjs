export {
  exConfig as explainedExit,
  isStopping,
  run,
  start,
  stop,
  stopAll,
} from "../../publisher/process.ts";

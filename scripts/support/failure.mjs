export { formatError as explain, OperatorError as Failure } from "../../publisher/errors.ts";

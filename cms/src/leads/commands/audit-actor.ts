import { userInfo } from "node:os";

/** The actor of a command in the audit log. */
export const auditActor = (command: string) => `${command} by ${userInfo().username}`;

import type { Middleware } from "koa";

import { isRecord } from "../lib/is-record";
import type { Ability } from "../lib/panel-route";

const people = ["createdBy", "updatedBy"];

const withoutEmail = ({ email: _email, ...person }: Record<string, unknown>) => person;

const leaveOut = (value: unknown) => {
  if (Array.isArray(value)) return value.forEach(leaveOut);
  if (!isRecord(value)) return;

  for (const [name, inner] of Object.entries(value)) {
    if (people.includes(name) && isRecord(inner)) value[name] = withoutEmail(inner);
    else leaveOut(inner);
  }
};

/** Leaves the email addresses of who wrote a record out of an answer, for whoever may not read the panel's users. */
export const leaveOutEmails: Middleware = async (ctx, next) => {
  await next();
  const { userAbility } = ctx.state as { userAbility?: Pick<Ability, "can"> };
  if (!userAbility?.can("admin::users.read", "")) leaveOut(ctx.body);
};

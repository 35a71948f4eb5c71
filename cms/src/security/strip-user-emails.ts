import type { Middleware } from "koa";

import { isRecord } from "../common/is-record";
import type { Ability } from "../server/lib/panel-rights";

const userFields = ["createdBy", "updatedBy"];

const withoutEmail = ({ email: _email, ...user }: Record<string, unknown>) => user;

const stripEmails = (value: unknown) => {
  if (Array.isArray(value)) return value.forEach(stripEmails);
  if (!isRecord(value)) return;

  for (const [name, inner] of Object.entries(value)) {
    if (userFields.includes(name) && isRecord(inner)) value[name] = withoutEmail(inner);
    else stripEmails(inner);
  }
};

/** Removes the emails of a record's authors from responses to roles without access to admin users. */
export const stripUserEmails: Middleware = async (ctx, next) => {
  await next();
  const { userAbility } = ctx.state as { userAbility?: Pick<Ability, "can"> };
  if (!userAbility?.can("admin::users.read", "")) stripEmails(ctx.body);
};

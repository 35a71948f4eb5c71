import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";

import type { AppContext } from "../../server/app-context";
import { type Ability, assistantsAction } from "../../server/admin/rights";
import { actAsAssistant, type AdminUser, adminUsers } from "../../server/admin/users";
import { HttpError } from "../../server/http/errors";

import { assistantAbility } from "./permissions";

/** For whom an assistant works, and what it may do. */
export type Person = { user: AdminUser & { id: number }; ability: Ability };

/** A tool of the assistants, and the types of its arguments. */
type Tool<Shape extends z.ZodRawShape> = {
  name: string;
  title: string;
  /** What for, and when to use it: all that a model knows of it. */
  description: string;
  input: Shape;
  /** Its answer. @throws an error whose sentence the assistant reads */
  run: (args: z.infer<z.ZodObject<Shape>>, person: Person) => Promise<object>;
};

/** A tool as Strapi registers it. */
export type RegisteredTool = Parameters<Core.Strapi["ai"]["mcp"]["registerTool"]>[0];

const failed =
  "The CMS could not do this. Read the record before you try again: a part may be saved. An administrator finds the reason in the CMS’s log.";

/** True for errors whose messages are written for people. */
const isExplained = (error: unknown): error is Error =>
  error instanceof HttpError || error instanceof errors.ApplicationError;

const textOf = (text: string) => [{ type: "text" as const, text }];

/** Makes a tool that acts for the person of its token, with the rights of an assistant. */
export const defineTool = <Shape extends z.ZodRawShape>(
  { strapi }: AppContext,
  { name, title, description, input, run }: Tool<Shape>,
): RegisteredTool => ({
  name,
  title,
  description,
  auth: { policies: [{ action: assistantsAction }] },
  resolveInputSchema: () => z.strictObject(input),
  resolveOutputSchema: () => z.looseObject({}),
  createHandler:
    (_strapi, { user: { id } }) =>
    async ({ args }) => {
      try {
        // As they are now: Strapi's own is of the token's start.
        const user: Person["user"] = await adminUsers(strapi).findOne({
          where: { id },
          populate: ["roles"],
        });
        const ability = await assistantAbility(strapi, user);
        actAsAssistant(strapi, user, ability);
        const answer = await run(args as never, { user, ability });

        return {
          content: textOf(JSON.stringify(answer)),
          structuredContent: answer as Record<string, unknown>,
        };
      } catch (error) {
        if (!isExplained(error)) {
          strapi.log.error(`The assistants' tool ${name} failed: ${(error as Error).stack}`);
        }

        return {
          content: textOf(isExplained(error) ? error.message : failed),
          isError: true as const,
        };
      }
    },
});

import type { AppContext } from "../../server/app-context";

import { messagesOf, waiting } from "./messages";

/** Numbers of unsent emails, and the last problem. */
export const readOutboxState = async (app: AppContext) => {
  const unsent = () => messagesOf(app).where(waiting);
  const givenUp = () => messagesOf(app).where("failed_at", "is not", null);
  const failing = () => unsent().andWhere("attempts", ">", 0);
  const [all] = await unsent().count({ n: "*" });
  const [oldest] = await unsent().orderBy("created_at").limit(1).select("created_at");
  const [failed] = await failing().count({ n: "*" });
  const [refused] = await givenUp().count({ n: "*" });
  const lastOf = (messages: typeof failing) =>
    messages().orderBy("due_at", "desc").limit(1).select("last_error");
  const [last] = [...(await lastOf(failing)), ...(await lastOf(givenUp))];

  return {
    waiting: Number(all?.n),
    failing: Number(failed?.n),
    givenUp: Number(refused?.n),
    oldest: oldest?.created_at as Date | number | undefined,
    problem: (last?.last_error ?? null) as string | null,
  };
};

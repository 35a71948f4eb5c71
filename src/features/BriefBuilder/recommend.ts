import type { Answers } from "./answers";

/** The engagement models as noun phrases. */
export type Model = "dedicated developer" | "fixed-scope project" | "team extension";

/** The recommended model and the reason, which ends the brief. */
export type Recommendation = { model: Model; reason: string };

const dedicated = (reason: string): Recommendation => ({ model: "dedicated developer", reason });
const fixed = (reason: string): Recommendation => ({ model: "fixed-scope project", reason });
const extension = (reason: string): Recommendation => ({ model: "team extension", reason });

/** Recommends an engagement model by who leads the work, then by team size. */
export const recommendModel = ({
  people,
  management,
}: Pick<Answers, "people" | "management">): Recommendation => {
  const count = Object.values(people).reduce((sum, number) => sum + number, 0);

  switch (management) {
    case "agency":
      return fixed("we want a written scope and want you to lead the work");
    case "shared":
      return extension("we keep the roadmap and want a lead of yours to plan with us");
    case "client":
      return count > 1
        ? extension("several people join us and the roadmap stays ours")
        : dedicated("we set the priorities ourselves, week by week");
    case "open":
      if (count > 1) return extension("we need several people who work well together");

      return count === 1
        ? dedicated("we need one person and priorities may still change")
        : fixed("we can describe the result and leave the team to you");
  }
};

import type { FC } from "react";

import { listLabel } from "../../catalogue/hire-copy";
import type { Skill } from "../../catalogue/types";

import * as styles from "./SkillName.module.scss";

/** The text of a link to a hire page: "Go", read by screen readers as "Go developers". */
export const SkillName: FC<{ skill: Skill }> = ({ skill }) => (
  <>
    {listLabel(skill)}
    {skill.role !== "analyst" && <span className={styles.role}>{` ${skill.role}s`}</span>}
  </>
);

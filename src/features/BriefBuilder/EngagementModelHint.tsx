import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { SmartLink } from "../../components/SmartLink/SmartLink";
import { anchorOf } from "../../lib/anchor";

import type { Model } from "./recommend";

import * as styles from "./BriefBuilder.module.scss";

/** A link to the terms of an engagement model. */
export const ModelLink: FC<{ model: Model; className?: string | undefined }> = ({
  model,
  className,
}) => (
  <SmartLink href={`${pagePaths.engagement}#${anchorOf(model)}`} className={className}>
    Terms of a {model}
  </SmartLink>
);

/** The engagement models by who leads the work. CSS `:has()` shows the selected one without JavaScript. */
export const EngagementModelHint: FC = () => (
  <div className={styles.models}>
    <noscript>
      <p>Drafting a brief needs JavaScript. Without it, your answer shows the model that fits.</p>
    </noscript>
    <p data-management="client">
      You set the priorities: a dedicated developer, or a team extension for several people.{" "}
      <ModelLink model="dedicated developer" />
    </p>
    <p data-management="shared">
      You keep the roadmap, and our lead plans with you: a team extension.{" "}
      <ModelLink model="team extension" />
    </p>
    <p data-management="agency">
      We are responsible for a result that can be described: a fixed-scope project.{" "}
      <ModelLink model="fixed-scope project" />
    </p>
  </div>
);

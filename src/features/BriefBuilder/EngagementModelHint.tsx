import type { FC } from "react";

import { pagePaths } from "../../catalogue/paths";
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
      <p>
        A brief is drafted with JavaScript. Without it, technologies lead to their pages, and who
        steers to the way of working that fits.
      </p>
    </noscript>
    <p data-by="client">
      You set the priorities: a dedicated developer, or a team extension for several people.{" "}
      <ModelLink model="dedicated developer" />
    </p>
    <p data-by="shared">
      You keep the roadmap, and our lead plans with you: a team extension.{" "}
      <ModelLink model="team extension" />
    </p>
    <p data-by="agency">
      We answer for a result that can be described: a fixed-scope project.{" "}
      <ModelLink model="fixed-scope project" />
    </p>
  </div>
);

import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { Button, buttonClass } from "../../components/Button/Button";
import { anchorOf } from "../../lib/anchor";

import { BookCall } from "../BookCall/BookCall";

import type { Answers } from "./answers";
import { briefOf } from "./brief";
import { insertBrief } from "./brief-draft";
import { recommendModel } from "./recommend";

import * as styles from "./BriefForm.module.scss";

type BriefPanelProps = { answers: Answers; bookingUrl: string | null | undefined };

/** The drafted brief, or an example until there is one. */
export const BriefPanel: FC<BriefPanelProps> = ({ answers, bookingUrl }) => {
  const brief = briefOf(answers);
  const { model } = recommendModel(answers);

  return (
    <div className={styles.briefPanel}>
      <h3 className={styles.title}>Your brief</h3>
      <output className={brief ? styles.brief : undefined}>
        {brief ?? "Answer what you know. Your brief appears here, for example:"}
      </output>
      {brief ? (
        <>
          <p>
            <a href={`${pagePaths.engagement}#${anchorOf(model)}`} className={styles.link}>
              {`Terms of a ${model}`}
            </a>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => insertBrief(brief)}>Use this brief</Button>
            {bookingUrl && (
              <BookCall url={bookingUrl} note={brief} className={buttonClass("secondary")}>
                Book a call about it
              </BookCall>
            )}
            <Button variant="ghost" type="reset">
              Start over
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.example}>
          “We need one Flutter developer and a tester from March, with four hours of overlap with
          Chicago.”
        </p>
      )}
    </div>
  );
};

import type { FC } from "react";

import { contactFormId } from "../../../common/catalogue/paths";
import { lazyComponent } from "../../components/lazy-component";
import { Section } from "../../components/Section/Section";
import { useInViewAttribute } from "../../components/use-in-view-attribute";
import { useNearViewport } from "../../components/use-near-viewport";

import { briefBuilderId, briefDraftName } from "./brief-draft";
import type { BriefFormProps } from "./BriefForm";

import * as styles from "./BriefBuilder.module.scss";

const ContactLink: FC<{ failed?: boolean }> = ({ failed = false }) => (
  <p>
    {failed && <span>The questions couldn’t be loaded. Reload the page to try again. </span>}
    <span>
      Describe your project in the <a href={`#${contactFormId}`}>contact form</a>.
    </span>
  </p>
);

const LazyBriefForm = lazyComponent<BriefFormProps>(
  async () => (await import("./BriefForm")).BriefForm,
  ContactLink,
);

type BriefBuilderProps = BriefFormProps & { title: string; text?: string | null | undefined };

/**
 * Drafts a brief for the page's contact form from five questions. The questions load as they near the
 * viewport; until then, and without JavaScript, a link leads to the contact form.
 */
export const BriefBuilder: FC<BriefBuilderProps> = ({ title, text, presetRole }) => {
  const [ref, near] = useNearViewport<HTMLDivElement>();
  useInViewAttribute(ref, "data-form-in-view");

  return (
    <Section title={title} text={text}>
      <div ref={ref} id={briefBuilderId} className={styles.root} data-markdown-ignore>
        {near ? <LazyBriefForm key={briefDraftName()} presetRole={presetRole} /> : <ContactLink />}
      </div>
    </Section>
  );
};

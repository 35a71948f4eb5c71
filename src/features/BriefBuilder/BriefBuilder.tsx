import type { FC } from "react";

import { briefBuilderId, contactFormId } from "../../../common/catalogue/paths";
import { prerenderedComponent } from "../../components/prerendered-component";
import { Section } from "../../components/Section/Section";

import type { BriefFormProps } from "./BriefForm";

import "../../components/Disclosure/Disclosure.module.scss";
import "../BookCall/BookCall.module.scss";
import "../TechnologySearch/TechnologySearch.module.scss";
import "./BriefForm.module.scss";

const ContactLink: FC<{ failed: boolean }> = ({ failed }) => (
  <p>
    {failed && <span>The questions couldn’t be loaded. Reload the page to try again. </span>}
    <span>
      Describe your project in the <a href={`#${contactFormId}`}>contact form</a>.
    </span>
  </p>
);

const LazyBriefForm = prerenderedComponent<BriefFormProps>(
  async () => (await import("./BriefForm")).BriefForm,
  ContactLink,
);

type BriefBuilderProps = BriefFormProps & { title: string; text?: string | null | undefined };

/**
 * Drafts a brief for the page's contact form from five questions. Without JavaScript, a link leads to
 * the contact form.
 */
export const BriefBuilder: FC<BriefBuilderProps> = ({ title, text, ...props }) => (
  <Section title={title} text={text} anchor={briefBuilderId}>
    <div data-markdown-ignore>
      <LazyBriefForm {...props} />
    </div>
  </Section>
);

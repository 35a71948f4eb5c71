import type { FC } from "react";

import { Section } from "../components/Section/Section";
import { Button } from "../components/Button/Button";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { FilterLinks } from "../components/FilterLinks/FilterLinks";
import { Icon } from "../components/Icon/Icon";
import { Notice } from "../components/Notice/Notice";
import { Pagination } from "../components/Pagination/Pagination";
import { Tag } from "../components/Tag/Tag";

import { Dialogs } from "./Dialogs";
import { filters } from "./fixtures";
import { FieldExamples } from "./FieldExamples";

import * as styles from "./StyleGuide.module.scss";

const selfPath = "/style-guide/";

const Buttons: FC = () => (
  <>
    <p className={styles.row}>
      <Button>Send message</Button>
      <Button busy>Sending</Button>
      <Button disabled>Send message</Button>
      <ButtonLink href={selfPath}>Tell us about your project</ButtonLink>
    </p>
    <p className={styles.row}>
      <Button variant="secondary">Go back</Button>
      <Button variant="secondary" busy>
        Loading
      </Button>
      <Button variant="secondary" disabled>
        Go back
      </Button>
      <ButtonLink href={selfPath} variant="secondary">
        Hire a developer
      </ButtonLink>
      <Button variant="ghost">
        <Icon name="close" />
        Close
      </Button>
    </p>
  </>
);

/** Buttons, fields and messages in every state. */
export const Controls: FC = () => (
  <>
    <Section
      title="Buttons"
      text="Primary for the one thing to do, quiet for the other, bare for tools."
    >
      <Buttons />
    </Section>
    <Section title="Buttons on an inverse surface" tone="inverse">
      <Buttons />
    </Section>
    <Section title="Links, tags, pages">
      <p>
        A sentence with <a href={selfPath}>a link in it</a>, and a{" "}
        <a href="mailto:hello@agency.example">mail address</a>.
      </p>
      <p className={styles.row}>
        <Tag>Sample project</Tag>
        <Tag>Engineering</Tag>
      </p>
      <Pagination label="Example pages" page={2} pages={4} pathOf={(page) => `#page-${page}`} />
    </Section>
    <Section title="Filters">
      <FilterLinks label="Example filters" groups={filters} current={selfPath} />
    </Section>
    <Section title="Fields" layout="aside">
      <FieldExamples />
    </Section>
    <Section title="Notices" layout="aside">
      <div className={styles.stack}>
        <Notice title="Good to know">The office is closed on Monday.</Notice>
        <Notice tone="success" title="Sent">
          We answer within one working day.
        </Notice>
        <Notice tone="error" title="Not sent">
          We couldn’t reach our server. Your entries are saved.
        </Notice>
      </div>
    </Section>
    <Dialogs />
  </>
);

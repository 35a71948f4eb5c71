import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { singlePaths } from "../../catalogue/paths";

type ContactBandProps = {
  title: string;
  text?: string | null | undefined;
  /** Where links inside the page lead. */
  anchor?: string;
};

/** The way to us, at the foot of a page. */
export const ContactBand: FC<ContactBandProps> = ({ title, text, anchor }) => (
  <Band title={title} text={text} tone="inverse" anchor={anchor}>
    <p>
      <ButtonLink href={singlePaths.contact}>Start a conversation</ButtonLink>
    </p>
  </Band>
);

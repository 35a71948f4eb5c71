import type { FC } from "react";

import { prerenderedComponent } from "../components/prerendered-component";

import * as styles from "./lazy-form.module.scss";

type LazyFormProps = {
  /** Email address to show without JavaScript, and if the form's code cannot be loaded. */
  email: string;
};

const EmailFallback: FC<LazyFormProps & { failed: boolean }> = ({ email, failed }) => (
  <p className={failed ? undefined : styles.waiting}>
    {failed && <span>The form couldn’t be loaded. Reload the page to try again. </span>}
    <span>
      Email us at <a href={`mailto:${email}`}>{email}</a>.
    </span>
  </p>
);

/**
 * A form whose code loads late: see {@link prerenderedComponent}.
 *
 * @param height of the space that is reserved while a form without HTML loads.
 */
export const lazyForm = <Props extends LazyFormProps>(
  load: () => Promise<FC<Props>>,
  height: "line" | "short" | "long",
): FC<Props> => prerenderedComponent(load, EmailFallback, styles[height]);

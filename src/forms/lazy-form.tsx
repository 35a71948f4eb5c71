import type { FC } from "react";

import { lazyComponent } from "../components/lazy-component";
import { useInViewAttribute } from "../components/use-in-view-attribute";
import { useNearViewport } from "../components/use-near-viewport";

import * as styles from "./lazy-form.module.scss";

type LazyFormProps = {
  /** Email address to show before the form has loaded, and without JavaScript. */
  email: string;
};

const EmailFallback: FC<LazyFormProps & { failed?: boolean }> = ({ email, failed = false }) => (
  <p>
    {failed && <span>The form couldn't be loaded. Reload the page to try again. </span>}
    <span>
      Email us at <a href={`mailto:${email}`}>{email}</a>.
    </span>
  </p>
);

/**
 * Loads a form as it nears the viewport; shows an email link until then. Floating buttons hide
 * while it is in view (Layout).
 *
 * @param height reserved space, against layout shifts.
 */
export const lazyForm = <Props extends LazyFormProps>(
  load: () => Promise<FC<Props>>,
  height: "line" | "short" | "long",
): FC<Props> => {
  const Form = lazyComponent(load, EmailFallback);

  return function LazyForm(props: Props) {
    const [ref, near] = useNearViewport<HTMLDivElement>();
    useInViewAttribute(ref, "data-form-in-view");

    return (
      <div ref={ref} className={styles[height]}>
        {near ? <Form {...props} /> : <EmailFallback email={props.email} />}
      </div>
    );
  };
};

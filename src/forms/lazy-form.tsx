import type { FC } from "react";

import { lazyPart } from "../components/lazy-part";
import { useMarkInView } from "../components/use-mark-in-view";
import { useNear } from "../components/use-near";

import * as styles from "./lazy-form.module.scss";

type LazyFormProps = {
  /** The address to write to while there is no form: before it has loaded, and without script. */
  email: string;
};

const EmailInstead: FC<LazyFormProps & { failed?: boolean }> = ({ email, failed = false }) => (
  <p>
    {failed && "The form couldn't be loaded. Reload the page to try again. "}
    Email us at <a href={`mailto:${email}`}>{email}</a>.
  </p>
);

/**
 * A form whose code is loaded when the visitor comes near it. Nobody can type
 * before it is there: until then the email address is in its place. While it is in
 * view, what floats over the page hides (Layout).
 *
 * @param height the space reserved for the form, so that nothing moves when it appears.
 */
export const lazyForm = <Props extends LazyFormProps>(
  load: () => Promise<FC<Props>>,
  height: "line" | "short" | "long",
): FC<Props> => {
  const Form = lazyPart(load, EmailInstead);

  return function LazyForm(props: Props) {
    const [ref, near] = useNear<HTMLDivElement>();
    useMarkInView(ref, "data-form-in-view");

    return (
      <div ref={ref} className={styles[height]}>
        {near ? <Form {...props} /> : <EmailInstead email={props.email} />}
      </div>
    );
  };
};

import type { FC } from "react";

import { lazyPart } from "../components/lazy-part";
import { useNear } from "../components/use-near";

import * as styles from "./lazy-form.module.scss";

type LazyFormProps = {
  /** The address to write to while there is no form: before it has come, and without script. */
  mail: string;
};

const MailInstead: FC<LazyFormProps & { failed?: boolean }> = ({ mail, failed = false }) => (
  <p>
    {failed && "The form could not be loaded: reload the page to try again. "}
    Write to us at <a href={`mailto:${mail}`}>{mail}</a>.
  </p>
);

/**
 * A form whose code is loaded when the visitor comes near it. Nobody can type
 * before it is there: until then the mail address stands in its place.
 *
 * @param height what the place is kept for the form, so that nothing moves when it comes.
 */
export const lazyForm = <Props extends LazyFormProps>(
  load: () => Promise<FC<Props>>,
  height: "line" | "short" | "long",
): FC<Props> => {
  const Form = lazyPart(load, MailInstead);

  return function LazyForm(props: Props) {
    const [ref, near] = useNear<HTMLDivElement>();

    return (
      <div ref={ref} className={styles[height]}>
        {near ? <Form {...props} /> : <MailInstead mail={props.mail} />}
      </div>
    );
  };
};

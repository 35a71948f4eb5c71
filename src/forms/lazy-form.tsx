import { Component, lazy, Suspense, type FC, type ReactNode } from "react";

import { useNear } from "../components/use-near";

import * as styles from "./lazy-form.module.scss";

class Boundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A chunk may be missed once: a bad connection. Twice means that it is gone, after a release for instance. */
const twice = async <T,>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await pause(1000);

    return load();
  }
};

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
  const Form = lazy(async () => ({ default: await twice(load) }));
  // React.lazy knows props with defaults only; the form's own type says the rest.
  const Loaded = Form as unknown as FC<Props>;

  return function LazyForm(props: Props) {
    const [ref, near] = useNear<HTMLDivElement>();
    const waiting = <MailInstead mail={props.mail} />;

    return (
      <div ref={ref} className={styles[height]}>
        {near ? (
          <Boundary fallback={<MailInstead mail={props.mail} failed />}>
            <Suspense fallback={waiting}>
              <Loaded {...props} />
            </Suspense>
          </Boundary>
        ) : (
          waiting
        )}
      </div>
    );
  };
};

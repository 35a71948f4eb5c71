import { Component, lazy, Suspense, type FC, type ReactNode } from "react";

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

/** A chunk may fail to load once, on a bad connection. Twice means that it is gone, after a release for instance. */
const twice = async <T,>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await pause(1000);

    return load();
  }
};

/**
 * A part of a page whose code is loaded when it is first rendered. A chunk that
 * cannot be loaded breaks nothing else on the page.
 *
 * @param Fallback is in its place until it has loaded, and for good with `failed`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<FC<Props>>,
  Fallback: (props: Props & { failed: boolean }) => ReactNode,
): FC<Props> => {
  const Part = lazy(async () => ({ default: await twice(load) }));
  // React.lazy knows props with defaults only; the part's own type says the rest.
  const Loaded = Part as unknown as FC<Props>;

  return function LazyPart(props: Props) {
    return (
      <Boundary fallback={<Fallback {...props} failed />}>
        <Suspense fallback={<Fallback {...props} failed={false} />}>
          <Loaded {...props} />
        </Suspense>
      </Boundary>
    );
  };
};

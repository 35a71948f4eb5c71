import { Component, lazy, Suspense, type FC, type ReactNode } from "react";

class ErrorBoundary extends Component<
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

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The first failure may be a bad connection; a second means that the chunk is gone, for example after a release. */
const retryOnce = async <T,>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await delay(1000);

    return load();
  }
};

/**
 * A component whose code is loaded when it is first rendered. A chunk that cannot be
 * loaded breaks nothing else on the page.
 *
 * @param Fallback is rendered until the component has loaded, and permanently with `failed`.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<FC<Props>>,
  Fallback: (props: Props & { failed: boolean }) => ReactNode,
): FC<Props> => {
  // React.lazy loses the component's prop type: restore it.
  const Loaded = lazy(async () => ({ default: await retryOnce(load) })) as unknown as FC<Props>;

  return function LazyComponent(props: Props) {
    return (
      <ErrorBoundary fallback={<Fallback {...props} failed />}>
        <Suspense fallback={<Fallback {...props} failed={false} />}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A part of the panel whose code loads when it is first shown, so that every page does not wait for it.
 *
 * @param fallback shown until then; nothing without it.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> => {
  const lazily = lazy(async () => ({ default: await load() }));
  // Its type asks for a ref as well.
  const Part = lazily as unknown as ComponentType<P>;

  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
};

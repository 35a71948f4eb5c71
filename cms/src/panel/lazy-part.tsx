import { Typography } from "@strapi/design-system";
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * Says that a part failed, in its place: otherwise the whole form would go, with what was typed. Browsers
 * do not ask again for code that failed to load.
 */
class PartBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <Typography role="alert" textColor="neutral800">
        This part could not be loaded. Save, then reload the page.
      </Typography>
    ) : (
      this.props.children
    );
  }
}

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
    <PartBoundary>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
};

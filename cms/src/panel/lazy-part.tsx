import { Button, Flex, Typography } from "@strapi/design-system";
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

type BoundaryProps = { children: () => ReactNode; onRetry: () => void };

/** Says that a part failed, in its place: otherwise the whole form would go, with what was typed. */
class PartBoundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, onRetry } = this.props;
    if (!this.state.hasFailed) return children();

    return (
      <Flex role="alert" gap={2} wrap="wrap">
        <Typography textColor="neutral800">
          This part could not be loaded. Try again, or save and reload the page.
        </Typography>
        <Button
          size="S"
          type="button"
          variant="tertiary"
          onClick={() => {
            onRetry();
            this.setState({ hasFailed: false });
          }}
        >
          Try again
        </Button>
      </Flex>
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
  const create = () => {
    const lazily = lazy(async () => ({ default: await load() }));

    // Its type asks for a ref as well.
    return lazily as unknown as ComponentType<P>;
  };
  let Part = create();
  // React keeps a failure.
  const retry = () => {
    Part = create();
  };

  return (props) => (
    <PartBoundary onRetry={retry}>
      {() => (
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      )}
    </PartBoundary>
  );
};

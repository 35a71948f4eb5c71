import { useKeepOpen } from "./use-keep-open";
import { useRevealLinked } from "./use-reveal-linked";
import { useShowNewItem } from "./use-show-new-item";

/** Keeps the place in the form of somebody who saves, follows a link, or adds to a list. */
export const FormPlace = () => {
  useKeepOpen();
  useRevealLinked();
  useShowNewItem();

  return null;
};

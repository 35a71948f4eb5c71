import { Sentences } from "../../../panel/Sentences";

import { type RecordProps, useMove } from "./use-move";

/** The side panel of the edit view that says where the page moves, if its address has changed. */
export const MovePanel = (props: RecordProps) => {
  const { sentences } = useMove(props);
  if (sentences.length === 0) return null;

  return { title: "New address", content: <Sentences sentences={sentences} /> };
};

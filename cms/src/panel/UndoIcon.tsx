import { ArrowClockwise } from "@strapi/icons";
import { styled } from "styled-components";

/** The arrow of "Undo": that of "Redo", which is `ArrowClockwise`, seen in a mirror. */
export const UndoIcon = styled(ArrowClockwise)`
  transform: scaleX(-1);
`;

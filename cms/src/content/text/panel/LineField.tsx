import { InputRenderer } from "@strapi/strapi/admin";
import type { ComponentProps } from "react";

import { lazyPart } from "../../../panel/lazy-part";

// The list of pages loads only with a record that has links.
const AddressField = lazyPart(async () => (await import("./AddressField")).AddressField);

type Props = ComponentProps<typeof InputRenderer> & { mainField?: unknown; unique?: unknown };

/** Strapi's input of a line of text; the address of a link or button is chosen from the pages. */
export const LineField = ({ mainField: _mainField, unique: _unique, ...props }: Props) =>
  /(^|\.)href$/.test(props.name) ? <AddressField {...props} /> : <InputRenderer {...props} />;

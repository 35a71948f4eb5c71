import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";

import { labelOf, type Schema } from "../preview/field-label";

import { differencesOf } from "./differences";
import type { Fields } from "./merge";

/** More would not be read. */
const mostRows = 30;
const mostCharacters = 600;

const shorten = (text: string) =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text || "(empty)";

type Props = { model: string; headings: [string, string]; saved: Fields; mine: Fields };

/** The fields in which two versions of a record differ, side by side. */
export const Comparison = ({ model, headings, saved, mine }: Props) => {
  const { contentType, components } = useContentManager();
  const schemas = [contentType, ...Object.values(components)] as unknown as Schema[];
  const differences = differencesOf(saved, mine);
  if (differences.length === 0) return <Typography>Both say the same.</Typography>;

  return (
    <Table colCount={3} rowCount={differences.length + 1}>
      <Thead>
        <Tr>
          {["Field", ...headings].map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {differences.slice(0, mostRows).map(({ path, one, other }) => (
          <Tr key={path}>
            {[labelOf(schemas, model, path) ?? path, one, other].map((text, column) => (
              <Td key={`${path} ${column}`} style={{ paddingBlock: "1rem", verticalAlign: "top" }}>
                <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                  {column === 0 ? text : shorten(text)}
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};

import { styled } from "styled-components";

import type { ReportRow } from "../types";
import { formatMonth } from "./report";

const Chart = styled.div`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
`;

const Months = styled.div`
  display: flex;
  gap: 0.2rem;
`;

const Month = styled.div`
  display: flex;
  flex: 1 1 0;
  min-inline-size: 0;
  flex-direction: column;
  align-items: center;
  gap: 0.4rem;
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 0.2rem;
  block-size: 16rem;
  inline-size: 100%;
`;

const Bar = styled.div<{ $color: "primary600" | "success500" }>`
  position: relative;
  inline-size: 40%;
  max-inline-size: 2.4rem;
  background: ${({ theme, $color }) => theme.colors[$color]};
`;

const Count = styled.span`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: 50%;
  transform: translateX(-50%);
`;

const Name = styled.span`
  min-block-size: 2lh;
  font-size: clamp(1rem, 1vw, 1.2rem);
  text-align: center;
  white-space: pre-line;
`;

const Legend = styled.p`
  display: flex;
  gap: 1.6rem;
  padding-block-end: 3.2rem;
`;

const Swatch = styled(Bar)`
  display: inline-block;
  block-size: 1rem;
  inline-size: 1rem;
  margin-inline-end: 0.4rem;
`;

/** Narrow screens have room for this many. */
const maxNames = 12;

/** "Nov", and the year below it in the first month and in January. */
const nameOf = (month: string, index: number) => {
  const [name = "", year = ""] = formatMonth(month).split(" ");

  return index === 0 || month.endsWith("-01") ? `${name}\n${year}` : name;
};

/** Bars of the leads and of the won ones for each month. The table of months has the same numbers. */
export const MonthChart = ({ months }: { months: ReportRow[] }) => {
  const most = Math.max(...months.map(({ leads }) => leads), 1);
  const step = Math.ceil(months.length / maxNames);
  const heightOf = (count: number) => ({ blockSize: `${(count / most) * 100}%` });

  return (
    <Chart aria-hidden>
      <Legend>
        <span>
          <Swatch $color="primary600" />
          Leads
        </span>
        <span>
          <Swatch $color="success500" />
          Won
        </span>
      </Legend>
      <Months>
        {months.map(({ label, leads, won }, index) => (
          <Month key={label}>
            <Bars>
              {(
                [
                  ["primary600", leads],
                  ["success500", won],
                ] as const
              ).map(([color, count]) => (
                <Bar key={color} $color={color} style={heightOf(count)}>
                  {count > 0 && <Count>{count}</Count>}
                </Bar>
              ))}
            </Bars>
            <Name>{index % step === 0 && nameOf(label, index)}</Name>
          </Month>
        ))}
      </Months>
    </Chart>
  );
};

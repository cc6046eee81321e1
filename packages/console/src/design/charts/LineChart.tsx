import { Chart } from './Chart.tsx';
import { toAxes } from './chart-option.ts';

type Props = {
  /** What the chart says, for those who do not see it. */
  label: string;
  points: readonly { name: string; value: number | null; before?: number; shown: string; note?: string }[];
  axisText: (value: number) => string;
  /** Where the axis ends, for values that have an end of their own. */
  top?: number;
  onPick?: (index: number) => void;
};

/** One line over equal steps, drawn on over those without a value, dashed below it that of the period before; the step under the pointer tells its values. */
export function LineChart({ label, points, axisText, top, onPick }: Props) {
  const hasBefore = points.some(({ before }) => before !== undefined);
  return (
    <Chart
      label={label}
      onPick={onPick}
      toOption={(colours) => ({
        ...toAxes({
          names: points.map(({ name }) => name),
          axisText,
          ...(top === undefined ? {} : { top }),
          tip: (index) => {
            const { name = '', shown = '', note } = points[index] ?? {};
            return [name, shown, ...(note ? [note] : [])];
          },
          colours,
        }),
        series: [
          ...(hasBefore
            ? [
                {
                  type: 'line',
                  data: points.map(({ before = 0 }) => before),
                  showSymbol: false,
                  silent: true,
                  lineStyle: { color: colours.before, width: 1.5, type: 'dashed' },
                  itemStyle: { color: colours.before },
                },
              ]
            : []),
          {
            type: 'line',
            data: points.map(({ value }) => value),
            showSymbol: points.filter(({ value }) => value !== null).length === 1,
            connectNulls: true,
            lineStyle: { color: colours.primary, width: 2 },
            itemStyle: { color: colours.primary },
            areaStyle: { color: colours.primary, opacity: 0.08 },
          },
        ],
      })}
    />
  );
}

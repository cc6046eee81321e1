import { Chart } from './Chart.tsx';
import { toAxes } from './chart-option.ts';

type Props = {
  /** What the chart says, for those who do not see it. */
  label: string;
  points: readonly { up: number; down: number; name: string; shown: string; note?: string | undefined }[];
  axisText: (value: number) => string;
};

/** A pair of bars for each step, one up and one down; the pair under the pointer tells its values. */
export function BarChart({ label, points, axisText }: Props) {
  return (
    <Chart
      label={label}
      toOption={(colours) => ({
        ...toAxes({
          names: points.map(({ name }) => name),
          axisText: (value) => (value < 0 ? '' : axisText(value)),
          tip: (index) => {
            const { name = '', shown = '', note } = points[index] ?? {};
            return [name, shown, ...(note ? [note] : [])];
          },
          colours,
        }),
        series: [
          {
            type: 'bar',
            stack: 'pair',
            data: points.map(({ up }) => up),
            itemStyle: { color: colours.quiet },
            emphasis: { itemStyle: { color: colours.primary } },
          },
          {
            type: 'bar',
            stack: 'pair',
            data: points.map(({ down }) => -down),
            itemStyle: { color: colours.other },
          },
        ],
      })}
    />
  );
}

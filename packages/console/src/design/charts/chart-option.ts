/** What all charts have in common: their axes, the box at the pointer, and colours of the theme. */
import type { EChartsCoreOption } from 'echarts/core';

export type ChartColours = Record<
  'primary' | 'before' | 'line' | 'muted' | 'tip' | 'onTip' | 'other' | 'quiet',
  string
>;

const tokens: Record<keyof ChartColours, string> = {
  primary: '--primary',
  before: '--chart-before',
  line: '--fill',
  muted: '--muted',
  tip: '--spotlight',
  onTip: '--on-spotlight',
  other: '--chart-other',
  quiet: '--chart-quiet',
};

/** The tokens as they are now: a chart is drawn again when the theme changes. */
export function readColours(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const read = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(read) as ChartColours;
}

type Axes = {
  names: readonly string[];
  axisText: (value: number) => string;
  top?: number;
  /** What the box at a step says: a head, then lines. */
  tip: (index: number) => readonly string[];
  colours: ChartColours;
};

/** Steps along the bottom, values along the left, and what a step is when pointed at. */
export const toAxes = ({ names, axisText, top, tip, colours }: Axes): EChartsCoreOption => ({
  animation: false,
  grid: { left: 4, right: 12, top: 12, bottom: 4, containLabel: true },
  xAxis: {
    type: 'category',
    data: [...names],
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.line } },
    axisLabel: { color: colours.muted, fontSize: 11, hideOverlap: true },
  },
  yAxis: {
    type: 'value',
    ...(top === undefined ? {} : { max: top, interval: 1 }),
    splitNumber: 3,
    minInterval: 1,
    axisLabel: { color: colours.muted, fontSize: 11, formatter: axisText },
    splitLine: { lineStyle: { color: colours.line } },
  },
  tooltip: {
    trigger: 'axis',
    confine: true,
    backgroundColor: colours.tip,
    borderWidth: 0,
    padding: [8, 10],
    textStyle: { color: colours.onTip, fontSize: 12, lineHeight: 18 },
    axisPointer: { type: 'line', lineStyle: { color: colours.before, type: 'dashed' } },
    renderMode: 'richText',
    formatter: (steps: readonly { dataIndex: number }[]) => tip(steps[0]?.dataIndex ?? 0).join('\n'),
  },
});

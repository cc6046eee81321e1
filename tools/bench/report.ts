/** Rounds side by side, and what they come to. */
export type Measured = { what: string; floor: string; aim: number; ours: number[]; floors: number[] };

export const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

export const computeRatio = ({ ours, floors }: Measured) =>
  median(ours.map((value, round) => value / (floors[round] ?? 1)));

const whole = (value: number) => Math.round(value).toLocaleString('en');
const percent = (value: number) => `${Math.round(value * 100)} %`;

export const table = (all: Measured[]): string =>
  [
    '| what | the market, per second | the floor, per second | ratio | aim |',
    '| --- | --- | --- | --- | --- |',
    ...all.map(
      (measured) =>
        `| ${measured.what} | ${whole(median(measured.ours))} | ${whole(median(measured.floors))} (${measured.floor}) | ${percent(computeRatio(measured))} | ≥ ${percent(measured.aim)} |`,
    ),
  ].join('\n');

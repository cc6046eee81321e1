import { classes } from '@chengji/client-kit/classes';
import { useId, useState } from 'react';
import styles from './line-chart.module.css';
import { areaPath, linePath, linePoints, roundCeiling } from './line-shape.ts';

const width = 640;
const height = 200;

type Props = {
  /** What the chart says, for those who do not see it. */
  label: string;
  points: { name: string; value: number; before?: number; shown: string; note?: string }[];
  axisText: (value: number) => string;
};

/** One line over equal steps, dashed below it that of the period before; the point under the pointer tells its value. */
export function LineChart({ label, points, axisText }: Props) {
  const fill = useId();
  const [at, setAt] = useState<number>();
  const values = points.map((point) => point.value);
  const before = points.flatMap((point) => point.before ?? []);
  const top = roundCeiling(Math.max(0, ...values, ...before));
  const places = linePoints(values, width, height, top);
  const isLong = points.length > 15;
  const named = isLong ? Math.ceil(points.length / 10) : 3;
  const chosen = at === undefined ? undefined : points[at];
  const place = at === undefined ? undefined : places[at];
  const names = points.map((point, index) => {
    const left = points.length - 1 - index;
    return {
      shown: left % named === 0 ? point.name : '',
      needsRoom: isLong && left % (3 * named) !== 0,
    };
  });

  return (
    <figure className={styles.lineChart} aria-label={label}>
      <div className={styles.lineChartAxis} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{axisText(value)}</span>
        ))}
      </div>
      <div className={styles.lineChartPlot}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerLeave={() => setAt(undefined)}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            setAt(Math.round(((event.clientX - box.left) / box.width) * (points.length - 1)));
          }}
        >
          <defs>
            <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={styles.lineChartFillTop} />
              <stop offset="1" className={styles.lineChartFillEnd} />
            </linearGradient>
          </defs>
          {[0, height / 2, height].map((y) => (
            <line key={y} x1="0" x2={width} y1={y} y2={y} className={styles.lineChartRule} />
          ))}
          <path d={areaPath(places, height)} fill={`url(#${fill})`} />
          {before.length > 0 && (
            <path d={linePath(linePoints(before, width, height, top))} className={styles.lineChartBefore} />
          )}
          <path d={linePath(places)} className={styles.lineChartLine} />
          {place && <line x1={place.x} x2={place.x} y1="0" y2={height} className={styles.lineChartMark} />}
        </svg>
        {chosen && place && (
          <div className={styles.lineChartTip} style={{ left: `${(place.x / width) * 100}%` }}>
            <span>{chosen.name}</span>
            <b>{chosen.shown}</b>
            {chosen.note && <span>{chosen.note}</span>}
          </div>
        )}
        <div className={styles.lineChartNames} aria-hidden="true">
          {names.map(({ shown, needsRoom }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of the axis is its place
            <span key={index} className={classes(needsRoom && styles.lineChartWide)}>
              {shown}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

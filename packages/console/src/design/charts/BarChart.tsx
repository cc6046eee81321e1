import { useState } from 'react';
import styles from './bar-chart.module.css';
import { barShape, type Pair } from './bar-shape.ts';
import lineStyles from './line-chart.module.css';

const step = 20;
const gap = 6;
const height = 200;

type Props = {
  /** What the chart says, for those who do not see it. */
  label: string;
  points: (Pair & { name: string; shown: string; note?: string | undefined })[];
  axisText: (value: number) => string;
};

/** A pair of bars for each step, one up and one down; the pair under the pointer tells its values. */
export function BarChart({ label, points, axisText }: Props) {
  const [at, setAt] = useState<number>();
  const { top, zero, bars } = barShape(points, height);
  const width = points.length * step;
  const chosen = at === undefined ? undefined : points[at];
  return (
    <figure className={lineStyles.lineChart} aria-label={label}>
      <div className={styles.axis} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value} style={{ top: `${zero * (1 - value / top)}px` }}>
            {axisText(value)}
          </span>
        ))}
      </div>
      <div className={lineStyles.lineChartPlot}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerLeave={() => setAt(undefined)}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            setAt(Math.floor(((event.clientX - box.left) / box.width) * points.length));
          }}
        >
          {[0, zero / 2, zero].map((y) => (
            <line key={y} x1="0" x2={width} y1={y} y2={y} className={lineStyles.lineChartRule} />
          ))}
          {bars.map(({ up, down }, index) => {
            const place = { x: index * step + gap / 2, width: step - gap };
            return (
              <g key={points[index]?.name}>
                <rect
                  {...place}
                  y={zero - up}
                  height={up}
                  className={index === at ? styles.chosen : styles.up}
                />
                <rect {...place} y={zero} height={down} className={styles.down} />
              </g>
            );
          })}
        </svg>
        {chosen && at !== undefined && (
          <div className={lineStyles.lineChartTip} style={{ left: `${((at + 0.5) / points.length) * 100}%` }}>
            <span>{chosen.name}</span>
            <b>{chosen.shown}</b>
            {chosen.note && <span>{chosen.note}</span>}
          </div>
        )}
        <div className={styles.names} aria-hidden="true">
          {points.map(({ name }, index) => (
            <span key={name}>{index % 7 === 0 ? name : ''}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { useIsDark } from '../../kernel/theme.ts';
import styles from './chart.module.css';
import { type ChartColours, readColours } from './chart-option.ts';

type Props = {
  /** What the chart says, for those who do not see it. */
  label: string;
  toOption: (colours: ChartColours) => EChartsCoreOption;
  /** A step was clicked. */
  onPick?: ((index: number) => void) | undefined;
};

/** Draws by echarts, which is loaded when the first chart is on the page. */
export function Chart({ label, toOption, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType>();
  const isDark = useIsDark();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let made: EChartsType | undefined;
    let isGone = false;
    const draw = async () => {
      if (made) return made.resize();
      const { startChart } = await import('./echarts-parts.ts');
      if (isGone || made) return;
      made = startChart(element);
      setChart(made);
    };
    // seen at its size first: what is hidden has none
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) void draw();
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      made?.dispose();
      setChart(undefined);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours differ in dark
  useEffect(() => {
    if (chart && box.current) chart.setOption(toOption(readColours(box.current)), true);
  }, [chart, toOption, isDark]);

  useEffect(() => {
    if (!chart || !onPick) return;
    const pick = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
      const at = [offsetX, offsetY];
      const [index = -1] = chart.containPixel('grid', at) ? chart.convertFromPixel('grid', at) : [];
      if (index >= 0) onPick(index);
    };
    chart.getZr().on('click', pick);
    return () => {
      if (!chart.isDisposed()) chart.getZr().off('click', pick);
    };
  }, [chart, onPick]);

  return (
    <figure className={styles.chart} aria-label={label}>
      <div ref={box} className={styles.plot} aria-hidden="true" />
    </figure>
  );
}

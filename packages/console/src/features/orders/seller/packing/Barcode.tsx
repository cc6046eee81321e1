import { toBars } from './code128.ts';
import styles from './packing.module.css';

/** A number for a scanner; the number itself stands beside it. */
export function Barcode({ number }: { number: string }) {
  const widths = toBars(number);
  if (!widths) return null;
  let x = 0;
  const bars = widths.flatMap((width, at) => {
    const from = x;
    x += width;
    return at % 2 === 0 ? [`M${from} 0h${width}v1h-${width}z`] : [];
  });
  return (
    <svg className={styles.barcode} viewBox={`0 0 ${x} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  );
}

import styles from '../../../design/tables/cells.module.css';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { countPieces, valuesText } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

type Line = { title: string; image: string; values: string[]; number: number };

/** An order's goods in one cell: its first line, and how many more there are. */
export function OrderGoods({ lines }: { lines: Line[] }) {
  const text = useOrdersText();
  const first = lines[0];
  if (!first) return null;
  const values = [valuesText(first.values), text('pieces', { n: first.number })].filter(Boolean).join(' ');
  return (
    <span className={styles.cellGoods}>
      <Thumb image={first.image} />
      <span className={`${styles.cellTwo} ${styles.orderGoods}`}>
        <span className="ellipsis" title={first.title}>
          {first.title}
        </span>
        <span className="ellipsis">
          {lines.length === 1
            ? values
            : text('kindsAndPieces', { values, kinds: lines.length, pieces: countPieces(lines) })}
        </span>
      </span>
    </span>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import { type Cents, formatMoney } from '@chengji/contract/money';
import styles from '../campaign-editor.module.css';

type Bar = { key: number; name: string; margin: Cents };

/** The margin of a piece, tier by tier; a loss has no bar. */
export function MarginBars({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ margin }) => margin));
  return (
    <ul className={styles.marginBars}>
      {bars.map(({ key, name, margin }) => (
        <li key={key}>
          <span className={margin < 0 ? styles.figureBad : 'strong'}>{showMoney(formatMoney(margin))}</span>
          <span
            className={styles.marginBar}
            style={{ height: `${Math.max(0, Math.round((margin / most) * 96))}px` }}
          />
          <span className="muted small">{name}</span>
        </li>
      ))}
    </ul>
  );
}

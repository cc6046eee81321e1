import type { Card } from '@chengji/contract';
import styles from '../components/CouponRow.module.css';
import { isCardOff } from '../coupon.view.ts';
import { CardAction } from './CardAction.tsx';
import { CardRow } from './CardRow.tsx';

/** An own card: to be used, or what became of it. */
export function MyCard({ card }: { card: Card }) {
  return (
    <div className={styles.row}>
      <CardRow
        card={card}
        off={isCardOff(card)}
        foot={card.shop && <p className="t11 c3 l1">{card.title}</p>}
      >
        <CardAction card={card} />
      </CardRow>
    </div>
  );
}

import type { Card } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
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
        foot={
          card.shop && (
            <Text as="p" size={11} tone={3} lines={1}>
              {card.title}
            </Text>
          )
        }
      >
        <CardAction card={card} />
      </CardRow>
    </div>
  );
}

import type { OrderDetails } from '@chengji/contract';
import { art } from '../../../design/feedback/art.ts';
import { getNextStep, getPicture } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import { DeadlineLine } from './DeadlineLine.tsx';
import styles from './DetailsHead.module.css';

/** The state of the order, and what happens next. */
export function DetailsHead({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  return (
    <section className={styles.head}>
      <div className="grow">
        <h2 className="t24 bold c1">{t(`state.${order.state}`)}</h2>
        <p className="t13 c2 mt-2">
          {order.deadlines.length > 0 ? <DeadlineLine order={order} /> : t(getNextStep(order))}
        </p>
      </div>
      <img className={styles.art} src={art[getPicture(order.state)].url} alt="" width={84} height={84} />
    </section>
  );
}

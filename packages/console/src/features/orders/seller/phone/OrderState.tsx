import { classes } from '@chengji/client-kit/classes';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight, Timer } from 'lucide-react';
import { Countdown } from '../../../../design/values/Countdown.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { HandledBy } from '../../../alerts/index.ts';
import { PurchaseTag } from '../../components/OrderStatus.tsx';
import { PausedText } from '../../components/PausedText.tsx';
import { currentStep, nextDeadline, orderSteps, type SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { FlagMark } from '../notes/FlagMark.tsx';
import styles from './phone-order.module.css';
import type { useOrderWalk } from './use-order-walk.ts';

type Props = { order: SellerOrder; walk: ReturnType<typeof useOrderWalk>; onStale: () => void };

/** How the order stands, what time is left, how far it is, and which of the list it is. */
export function OrderState({ order, walk, onStale }: Props) {
  const text = useOrdersText();
  return (
    <section className={styles.state} aria-label={text('steps')}>
      <div className={styles.stateHead}>
        <span className="row wrap">
          <b>{text(`state_${order.state}`)}</b>
          <PurchaseTag kind={order.type} />
          {order.flag && <FlagMark flag={order.flag} />}
        </span>
        <Walk walk={walk} />
      </div>
      <HandledBy subject="order" id={order.id} />
      <TimeLeft order={order} onStale={onStale} />
      <Progress order={order} />
    </section>
  );
}

/** `2 / 18`, with the ways to the orders beside it for those who do not swipe. */
function Walk({ walk: { place, go } }: Pick<Props, 'walk'>) {
  const text = useOrdersText();
  if (!place || place.total < 2) return null;
  return (
    <nav className={styles.walk} aria-label={text('ordersBeside')}>
      <Button
        type="text"
        className={styles.iconTarget}
        icon={<ChevronLeft />}
        aria-label={text('previousOrder')}
        disabled={place.previous === undefined}
        onClick={() => go(-1)}
      />
      <span>{text('orderPlace', { nth: place.nth, total: place.total })}</span>
      <Button
        type="text"
        className={styles.iconTarget}
        icon={<ChevronRight />}
        aria-label={text('nextOrder')}
        disabled={place.next === undefined}
        onClick={() => go(1)}
      />
    </nav>
  );
}

/** What is promised or happens by itself next, and until when. */
function TimeLeft({ order, onStale }: Pick<Props, 'order' | 'onStale'>) {
  const text = useOrdersText();
  const momentText = useMomentText();
  const next = nextDeadline(order.deadlines);
  if (order.close_reason)
    return (
      <p className="muted">
        {[text(`close_${order.close_reason}`), order.close_note].filter(Boolean).join(' · ')}
      </p>
    );
  if (order.can.ship && order.ship_due_at !== null)
    return (
      <p className={styles.timeLeft}>
        <Timer />
        <span>
          {text('leftShip')} <Countdown until={order.ship_due_at} onEnd={onStale} />
          {' · '}
          {text('shipBefore', { time: momentText(order.ship_due_at) })}
        </span>
      </p>
    );
  if (!next) return null;
  return (
    <p className={styles.timeLeft}>
      <Timer />
      {next.paused_by ? (
        <PausedText by={next.paused_by} left={next.left} />
      ) : (
        <span>
          {text(`left_${next.event}`)} <Countdown until={next.at} onEnd={onStale} />
          {' · '}
          {text(`zero_${next.event}`)}
        </span>
      )}
    </p>
  );
}

/** The steps as bars: those done, the one under way, those to come. */
function Progress({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const steps = orderSteps(order);
  const current = currentStep(steps);
  return (
    <ol className={styles.progress}>
      {steps.map(({ event }, at) => (
        <li
          key={event}
          className={classes(at < current && styles.done, at === current && styles.current)}
          {...(at === current && { 'aria-current': 'step' as const })}
        >
          {text(`event_${event}`)}
        </li>
      ))}
    </ol>
  );
}

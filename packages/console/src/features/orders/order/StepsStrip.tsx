import { Steps } from 'antd';
import cardStyles from '../../../design/layout/card.module.css';
import { usePhone } from '../../../design/theme/use-phone.ts';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { PausedText } from '../components/PausedText.tsx';
import { currentStep, nextDeadline, orderSteps, type StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import styles from './order.module.css';

type Props = { order: StaffOrder; isToShip: boolean; onStale: () => void };

/** How far the order is, and what happens next by itself; at zero the order is asked for again. */
export function StepsStrip({ order, isToShip, onStale }: Props) {
  const text = useOrdersText();
  const isPhone = usePhone();
  const steps = orderSteps(order);
  const next = nextDeadline(order.deadlines);
  return (
    <section className={`${cardStyles.card} ${styles.stepsStrip}`} aria-label={text('steps')}>
      <Steps
        className="grow"
        titlePlacement="vertical"
        responsive={false}
        size={isPhone ? 'small' : 'medium'}
        current={currentStep(steps)}
        {...(order.state === 'closed' ? { status: 'error' as const } : {})}
        items={steps.map((step) => ({
          title: text(`event_${step.event}`),
          content: step.at !== null && !isPhone && <MomentText at={step.at} />,
        }))}
      />
      {isToShip && order.ship_due_at && (
        <div className={styles.stepsStripNext}>
          <span className="muted small">{text('leftShip')}</span>
          <Countdown large until={order.ship_due_at} />
          <span className="muted small">{text('zeroShip')}</span>
        </div>
      )}
      {next && (
        <div className={styles.stepsStripNext}>
          <span className="muted small">{text(`left_${next.event}`)}</span>
          {next.paused_by ? (
            <span className="strong">
              <PausedText by={next.paused_by} left={next.left} />
            </span>
          ) : (
            <Countdown large until={next.at} onEnd={onStale} />
          )}
          <span className="muted small">{text(`zero_${next.event}`)}</span>
        </div>
      )}
      {order.close_reason && (
        <div className={styles.stepsStripNext}>
          <span className="strong">{text(`close_${order.close_reason}`)}</span>
          {order.close_note && <span className="muted small">{order.close_note}</span>}
        </div>
      )}
    </section>
  );
}

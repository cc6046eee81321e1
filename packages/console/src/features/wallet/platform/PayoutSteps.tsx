import { serverNow } from '@chengji/client-kit/react';
import { Steps } from 'antd';
import cardStyles from '../../../design/layout/card.module.css';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { useWalletText } from '../wallet-text.ts';
import { countStepsDone, isLate, type WithdrawalDetails } from '../withdrawal.view.ts';
import styles from './platform.module.css';

/** How far it is, and by when it should be done. */
export function PayoutSteps({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const { state, createtime, ended_at, due_at } = withdrawal;
  const isRejected = state === 'rejected';
  const ended = ended_at !== null && <MomentText at={ended_at} />;
  return (
    <section className={`${cardStyles.card} ${styles.steps}`} aria-label={text('timeline')}>
      <Steps
        className="grow"
        titlePlacement="vertical"
        current={countStepsDone(withdrawal)}
        {...(isRejected ? { status: 'error' as const } : {})}
        items={[
          { title: text('stepAsked'), content: <MomentText at={createtime} /> },
          { title: text('stepApproved') },
          { title: text('stepSent') },
          { title: text(isRejected ? 'stepRejected' : 'stepArrived'), content: ended },
        ]}
      />
      {state === 'created' && due_at !== null && (
        <div className={styles.due}>
          <span className="muted small">
            {text(isLate(withdrawal, serverNow()) ? 'duePassed' : 'dueLeft')}
          </span>
          <Countdown large until={due_at} />
          <span className="muted small">{text('dueHint')}</span>
        </div>
      )}
    </section>
  );
}

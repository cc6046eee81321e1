import { showMoney } from '@chengji/client-kit/money-display';
import type { Withdrawal } from '@chengji/contract';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Timeline } from '../../../design/progress/Timeline.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './WithdrawalProgress.module.css';
import { getStepAmount, toSteps } from './withdrawal.view.ts';

/** The steps of a withdrawal, the newest on top, and above them what is still to come. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWalletStrings();
  const { showShortMoment } = useTimeDisplay();
  const { state, arrives, withdrawal_no, due_at } = withdrawal;
  const toCome = {
    key: 'to-come',
    text: t('next.arrives', { amount: showMoney(arrives) }),
    time: due_at === null ? '' : t('next.due', { time: showShortMoment(due_at) }),
  };
  const steps = toSteps(withdrawal).map(({ event, at, note }, index) => {
    const words = t(`event.${event}`, { amount: showMoney(getStepAmount(event, withdrawal)) });
    const isCurrent = index === 0;
    return {
      key: `${event} ${at} ${index}`,
      ...(isCurrent ? { title: words, text: note } : { text: note ? `${words} (${note})` : words }),
      time: showShortMoment(at),
      isCurrent,
    };
  });
  return (
    <div className={styles.progress}>
      <Timeline items={state === 'created' ? [toCome, ...steps] : steps} />
      <dl className={styles.number}>
        <KeyValue name={t('withdrawalNo')}>
          <Row as="span" gap={2}>
            <Text num size={12}>
              {withdrawal_no}
            </Text>
            <TextButton brand onPress={() => void copyText(withdrawal_no)}>
              {t('copy')}
            </TextButton>
          </Row>
        </KeyValue>
      </dl>
    </div>
  );
}

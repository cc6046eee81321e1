import type { Refund } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { useRefundChange } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './RefundBar.module.css';

type RefundBarProps = { refund: Refund; onSay: (to: 'intervene' | 'evidence') => void };

/** What may be done now, the likeliest at the right. */
export function RefundBar({ refund, onSay }: RefundBarProps) {
  const t = useRefundStrings();
  const { id, order_id, line_id, can } = refund;
  const cancelling = useRefundChange('cancel', () => toast(t('cancelled'), 'done'));
  const handleCancel = async () => {
    if (!cancelling.isPending && (await ask(t('cancelAsk')))) cancelling.mutate({ id });
  };
  if (!(can.cancel || can.edit || can.intervene || can.evidence || can.apply_again)) return null;
  return (
    <BottomBar>
      <div className={styles.actions}>
        {can.cancel && (
          <Button look="line" size="m" busy={cancelling.isPending} onClick={() => void handleCancel()}>
            {t('cancel')}
          </Button>
        )}
        {can.edit && (
          <Button look="line" size="m" onClick={() => go('pages/user/refund/edit', { id })}>
            {t('edit')}
          </Button>
        )}
        {can.intervene && (
          <Button size="m" onClick={() => onSay('intervene')}>
            {t('interveneShort')}
          </Button>
        )}
        {can.evidence && (
          <Button size="m" onClick={() => onSay('evidence')}>
            {t('evidence')}
          </Button>
        )}
        {can.apply_again && (
          <Button size="m" look="line" onClick={() => go('pages/user/refund/apply', { order_id, line_id })}>
            {t('applyAgain')}
          </Button>
        )}
      </div>
    </BottomBar>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import type { Refund } from '@chengji/contract';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { getVerdict } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';

/** What the platform decided, and why. */
export function Decision({ decision }: Pick<Refund, 'decision'>) {
  const t = useRefundStrings();
  if (!decision) return null;
  const { amount, return_needed, borne_by, reason } = decision;
  const verdict = getVerdict(decision);
  return (
    <SectionCard title={t('decision')}>
      <dl>
        <KeyValue name={t('verdict')}>
          <b>{t(`verdict.${verdict}`)}</b>
        </KeyValue>
        {verdict === 'refund' && (
          <>
            <KeyValue name={t('decidedAmount')}>{showMoney(amount)}</KeyValue>
            <KeyValue name={t('returnNeeded')}>{t(return_needed ? 'return.yes' : 'return.no')}</KeyValue>
            <KeyValue name={t('borneBy')}>{t(`bearer.${borne_by}`)}</KeyValue>
          </>
        )}
        {reason && <KeyValue name={t('decisionReason')}>{reason}</KeyValue>}
      </dl>
    </SectionCard>
  );
}

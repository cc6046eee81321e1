import { Button } from 'antd';
import { Download } from 'lucide-react';
import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useAccountName } from '../components/AccountLine.tsx';
import { useDownloadBatch } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { findPaymentHint, type WithdrawalDetails } from '../withdrawal.view.ts';
import { PaymentActions } from './PaymentActions.tsx';

/** Where the money goes, by which batch and reference, and what the staff enters of it. */
export function PaymentCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const mayPay = useCan('platform', 'withdrawals.write');
  const accountName = useAccountName();
  const download = useDownloadBatch();
  const { account, batch_no, reference, failure } = withdrawal;
  const hint = findPaymentHint(withdrawal);
  return (
    <Card title={text('payment')}>
      <div className="stack">
        <Facts
          rows={[
            { name: text('paidName'), value: account.name },
            { name: text('paidAccount'), value: accountName(account) },
            { name: text('paidNumber'), value: <CopyText value={withdrawal.withdrawal_no} /> },
            ...(batch_no ? [{ name: text('batch'), value: batch_no }] : []),
            ...(reference ? [{ name: text('paidReference'), value: <CopyText value={reference} /> }] : []),
          ]}
        />
        {failure && <Note tone="error">{text('lastFailure', { reason: failure })}</Note>}
        {hint && <p className="muted">{text(hint)}</p>}
        {mayPay && batch_no && (
          <Button icon={<Download />} loading={download.isPending} onClick={() => download.mutate(batch_no)}>
            {text('batchDownload')}
          </Button>
        )}
        {mayPay && <PaymentActions withdrawal={withdrawal} />}
      </div>
    </Card>
  );
}

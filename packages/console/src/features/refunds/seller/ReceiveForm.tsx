import { showMoney } from '@chengji/client-kit/money-display';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { EntriesBox } from '../../../design/layout/EntriesBox.tsx';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import { useQueueKeys } from '../../../design/queue/use-queue-keys.ts';
import { useReceiveReturn } from '../queries.ts';
import type { SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** The goods are back: the money goes, and they are sold again or not. */
export function ReceiveForm({ refund, onDone }: { refund: SellerRefund; onDone: () => void }) {
  const text = useRefundsText();
  const receive = useReceiveReturn();
  const askFinally = useFinalAct();
  const [resell, setResell] = useState(false);
  const amount = showMoney(refund.amount);
  const pieces = text('piecesOf', { n: refund.goods.number });

  const ask = () => {
    if (receive.isPending) return;
    askFinally({
      title: text('receiveDo', { amount }),
      body: text(resell ? 'receiveBodyResell' : 'receiveBody', {
        amount,
        goes: text(`goes_${refund.returns_to}`),
        n: pieces,
      }),
      doneText: text('receivedDone', { amount }),
      act: () => receive.mutateAsync({ id: refund.id, resell }),
      onDone,
    });
  };
  useQueueKeys({ onDecide: ask });
  return (
    <>
      <div>
        <Checkbox checked={resell} onChange={({ target }) => setResell(target.checked)}>
          {text('resell', { n: pieces })}
        </Checkbox>
        <p className="muted small">{text('resellHint')}</p>
      </div>
      <EntriesBox title={text('entriesNow')} entries={refund.entries} />
      <Button type="primary" block loading={receive.isPending} onClick={ask}>
        {text('receiveDo', { amount })}
      </Button>
    </>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { ChoiceCards } from '../../../design/inputs/ChoiceCards.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { type Act, isReturn, listActs, type SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { ApproveForm } from './ApproveForm.tsx';
import { EvidenceForm } from './EvidenceForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { ReceiveForm } from './ReceiveForm.tsx';

type Props = { refund: SellerRefund; onDone: () => void; onAddresses: () => void };

/** What the shop can do about a refund now, each choice with what comes of it; else what it waits for. */
export function HandlingCard({ refund, onDone, onAddresses }: Props) {
  const text = useRefundsText();
  const mayHandle = useCan('seller', 'refunds.handle');
  const [chosen, setChosen] = useState<Act>();
  const [sent, setSent] = useState(0);
  const acts = listActs(refund.can);
  const [first] = acts;
  const act = chosen ?? first;
  if (!mayHandle || (!act && !refund.can.evidence)) {
    return (
      <Card title={text('handling')}>
        <Note>{mayHandle ? <Waits refund={refund} /> : text('noRight')}</Note>
      </Card>
    );
  }
  if (!act) {
    return (
      <Card title={text('evidence')}>
        <EvidenceForm key={sent} refund={refund} onSent={() => setSent(sent + 1)} />
      </Card>
    );
  }
  const amount = showMoney(refund.amount);
  const goes = text(`goes_${refund.returns_to}`);
  const approving = isReturn(refund) ? 'approveReturn' : 'approveRefund';
  return (
    <Card title={text('handling')}>
      <div className="stack">
        <ChoiceCards
          label={text('handling')}
          value={act}
          options={acts.map((value) => {
            const key = value === 'approve' ? approving : value;
            return { value, label: text(key), hint: text(`${key}Hint`, { amount, goes }) };
          })}
          onChange={setChosen}
        />
        {act === 'approve' && <ApproveForm refund={refund} onDone={onDone} onAddresses={onAddresses} />}
        {act === 'receive' && <ReceiveForm refund={refund} onDone={onDone} />}
        {(act === 'reject' || act === 'refuse') && (
          <ReasonForm key={act} act={act} refund={refund} onDone={onDone} />
        )}
        <p className="muted small">{text('finalHint')}</p>
      </div>
    </Card>
  );
}

function Waits({ refund: { state, amount } }: Pick<Props, 'refund'>) {
  const text = useRefundsText();
  if (state === 'completed' || state === 'closed')
    return text(`ended_${state}`, { amount: showMoney(amount) });
  return state === 'pending_seller' || state === 'pending_receipt'
    ? text(`state_${state}`)
    : text(`waits_${state}`);
}

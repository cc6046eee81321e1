import { refundsSellerCalls } from '@chengji/contract/refunds/refunds.seller.calls';
import { Button } from 'antd';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { PicturesField } from '../../../design/pictures/PicturesField.tsx';
import { useQueueKeys } from '../../../design/queue/use-queue-keys.ts';
import { useAddEvidence } from '../queries.ts';
import { mostPictures, type SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** Adds words and pictures while the platform decides. */
export function EvidenceForm({ refund, onSent }: { refund: SellerRefund; onSent: () => void }) {
  const text = useRefundsText();
  const form = useEditorForm({
    schema: refundsSellerCalls['POST /seller/refunds/evidence'].in,
    start: { id: refund.id, content: '', images: [] as readonly string[] },
    save: useAddEvidence(),
    doneText: () => text('evidenceDone'),
    onSaved: onSent,
  });
  const submit = () => void (form.isValid && form.submit());
  useQueueKeys({ onDecide: submit });
  return (
    <div className="stack">
      <TextField
        {...form.field('content')}
        label={text('evidenceWords')}
        most={500}
        rows={{ least: 3, most: 8 }}
        isRequired
        hint={text('evidenceHint')}
      />
      <PicturesField {...form.field('images')} label={text('pictures')} most={mostPictures} />
      <Button type="primary" block disabled={!form.isValid} loading={form.isSending} onClick={submit}>
        {text('evidenceDo')}
      </Button>
    </div>
  );
}

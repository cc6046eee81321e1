import { refundsSellerCalls } from '@chengji/contract/refunds/refunds.seller.calls';
import { App, Button } from 'antd';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { PicturesField } from '../../../design/pictures/PicturesField.tsx';
import { useQueueKeys } from '../../../design/queue/use-queue-keys.ts';
import { useRefuseReturn, useRejectRefund } from '../queries.ts';
import { mostPictures, type SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

type Props = { act: 'reject' | 'refuse'; refund: SellerRefund; onDone: () => void };

/** Says no to the refund, or to what came back, with a reason and pictures the buyer sees. */
export function ReasonForm({ act, refund, onDone }: Props) {
  const text = useRefundsText();
  const { modal } = App.useApp();
  const [reject, refuse] = [useRejectRefund(), useRefuseReturn()];
  const form = useEditorForm({
    schema: refundsSellerCalls[`POST /seller/refunds/${act}`].in,
    start: { id: refund.id, reason: '', images: [] as readonly string[] },
    save: act === 'reject' ? reject : refuse,
    doneText: () => text(act === 'reject' ? 'rejectedDone' : 'refusedDone'),
    onSaved: onDone,
  });
  const ask = () => {
    if (!form.isValid || form.isSending) return;
    modal.confirm({
      title: text(`${act}Do`),
      content: text(`${act}Body`),
      okText: text(`${act}Do`),
      okButtonProps: { danger: true },
      onOk: () => form.submit(),
    });
  };
  useQueueKeys({ onDecide: ask });
  return (
    <>
      <TextField
        {...form.field('reason')}
        label={text(`${act}Reason`)}
        most={200}
        rows={{ least: 3, most: 6 }}
        isRequired
        hint={text('reasonHint')}
      />
      <PicturesField {...form.field('images')} label={text('pictures')} most={mostPictures} />
      <Button danger block disabled={!form.isValid} loading={form.isSending} onClick={ask}>
        {text(`${act}Do`)}
      </Button>
    </>
  );
}

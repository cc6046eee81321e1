import { App, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../../design/Field.tsx';
import { useResume, useSuspend } from '../queries.ts';
import type { ShopRow } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';

/** Takes a shop out of the market for a reason, or lets it back in; both say first what happens. */
export function SuspendButton({ shop }: { shop: ShopRow }) {
  const text = useShopsText();
  const { message, modal } = App.useApp();
  const reasonId = useId();
  const [suspend, resume] = [useSuspend(), useResume()];
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { id, name, goods_on_sale, suspended_at } = shop;

  if (suspended_at !== null) {
    const askResume = () =>
      modal.confirm({
        title: text('resumeTitle', { name }),
        content: text('resumeBody'),
        okText: text('resume'),
        cancelText: text('cancel'),
        onOk: () => resume.mutateAsync({ id }).then(() => void message.success(text('resumed'))),
      });
    return <Button onClick={askResume}>{text('resume')}</Button>;
  }

  const doSuspend = () =>
    suspend.mutate(
      { id, reason: reason.trim() },
      {
        onSuccess: () => {
          setOpen(false);
          void message.success(text('suspended'));
        },
      },
    );
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {text('suspend')}
      </Button>
      <Modal
        open={isOpen}
        title={text('suspendTitle', { name })}
        okText={text('suspend')}
        cancelText={text('cancel')}
        okButtonProps={{ danger: true, disabled: reason.trim().length < 2, loading: suspend.isPending }}
        onOk={doSuspend}
        onCancel={() => setOpen(false)}
      >
        <div className="stack">
          <p>{text('suspendBody', { n: goods_on_sale })}</p>
          <Field label={text('suspendReason')} htmlFor={reasonId} isRequired>
            <Input.TextArea
              id={reasonId}
              value={reason}
              maxLength={200}
              autoSize={{ minRows: 2, maxRows: 5 }}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </div>
      </Modal>
    </>
  );
}

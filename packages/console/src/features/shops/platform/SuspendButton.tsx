import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { useResume, useSuspend } from '../queries.ts';
import type { ShopRow } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';

/** Takes a shop out of the market for a reason, or lets it back in; both say first what happens. */
export function SuspendButton({ shop }: { shop: ShopRow }) {
  const text = useShopsText();
  const { message, modal } = App.useApp();
  const [suspend, resume] = [useSuspend(), useResume()];
  const [isOpen, setOpen] = useState(false);
  const { id, name, goods_on_sale, suspended_at } = shop;

  if (suspended_at !== null) {
    const askResume = () =>
      modal.confirm({
        title: text('resumeTitle', { name }),
        content: text('resumeBody'),
        okText: text('resume'),
        onOk: () => resume.mutateAsync({ id }).then(() => void message.success(text('resumed'))),
      });
    return <Button onClick={askResume}>{text('resume')}</Button>;
  }
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {text('suspend')}
      </Button>
      {isOpen && (
        <ReasonModal
          title={text('suspendTitle', { name })}
          body={text('suspendBody', { n: goods_on_sale })}
          action={text('suspend')}
          doneText={text('suspended')}
          label={text('suspendReason')}
          isOwed
          isSending={suspend.isPending}
          onAct={(reason, done) => suspend.mutate({ id, reason }, { onSuccess: done })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

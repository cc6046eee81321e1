import { showMoney } from '@chengji/client-kit/money-display';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useBlock, useUnblock } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';

type Props = { person: { id: number; nickname: string; blocked: boolean; withheld?: string } };

/** Blocks a person with a reason, or lifts the block; each says first what comes of it. */
export function BlockButton({ person: { id, nickname, blocked, withheld = '0.00' } }: Props) {
  const text = useReferralText();
  const { message, modal } = App.useApp();
  const canWrite = useCan('platform', 'growth.write');
  const block = useBlock();
  const unblock = useUnblock();
  const [isAsking, setAsking] = useState(false);
  if (!canWrite) return null;
  if (blocked) {
    const askUnblock = () =>
      modal.confirm({
        title: text('unblockTitle', { name: nickname }),
        content: text('unblockBody', { sum: showMoney(withheld) }),
        okText: text('unblock'),
        onOk: () => unblock.mutateAsync({ id }).then(() => void message.success(text('done'))),
      });
    return (
      <Button size="small" onClick={askUnblock}>
        {text('unblock')}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" danger onClick={() => setAsking(true)}>
        {text('block')}
      </Button>
      {isAsking && (
        <ReasonModal
          title={text('blockTitle', { name: nickname })}
          body={text('blockBody')}
          action={text('block')}
          doneText={text('done')}
          label={text('reason')}
          hint={text('reasonHint')}
          isOwed
          isSending={block.isPending}
          onAct={(reason, done) => block.mutate({ id, reason }, { onSuccess: done })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

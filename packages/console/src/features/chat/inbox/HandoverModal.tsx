import type { ChatCustomer } from '@chengji/contract';
import { App, Modal, Radio } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useSession } from '../../../kernel/session.ts';
import { useChatText } from '../chat-text.ts';
import { useAgents, useHandover } from '../queries.ts';

type Props = { customer: ChatCustomer; onClose: () => void };

/** Chooses the colleague who goes on with the conversation. */
export function HandoverModal({ customer, onClose }: Props) {
  const text = useChatText();
  const { message } = App.useApp();
  const ownId = useSession('seller')?.staff.id;
  const { data, error, refetch } = useAgents();
  const [chosen, setChosen] = useState<number>();
  const handover = useHandover();
  const colleagues = data?.rows.filter(({ id }) => id !== ownId) ?? [];

  const handleOk = () => {
    const colleague = colleagues.find(({ id }) => id === chosen);
    if (!colleague) return;
    handover.mutate(
      { user_id: customer.user_id, staff_id: colleague.id },
      {
        onSuccess: () => {
          void message.success(text('handedOver', { name: colleague.name }));
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      title={text('handoverTo', { name: customer.name })}
      okText={text('handover')}
      okButtonProps={{ disabled: chosen === undefined, loading: handover.isPending }}
      onOk={handleOk}
      onCancel={onClose}
    >
      {data ? (
        <Radio.Group
          aria-label={text('agent')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as number)}
        >
          <div className="stack">
            {colleagues.map(({ id, name, conversations }) => (
              <Radio key={id} value={id}>
                {text('agentLoad', { name, n: conversations })}
              </Radio>
            ))}
            {colleagues.length === 0 && <p className="muted">{text('noColleagues')}</p>}
          </div>
        </Radio.Group>
      ) : (
        <NotLoaded error={error} onRetry={refetch} />
      )}
    </Modal>
  );
}

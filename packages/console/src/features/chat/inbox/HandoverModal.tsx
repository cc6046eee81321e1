import type { ChatCustomer } from '@chengji/contract';
import { chatSellerCalls } from '@chengji/contract/chat/chat.seller.calls';
import { Radio } from 'antd';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useSession } from '../../../kernel/session.ts';
import { useChatText } from '../chat-text.ts';
import { useAgents, useHandover } from '../queries.ts';

type Props = { customer: ChatCustomer; onClose: () => void };

/** Chooses the colleague who goes on with the conversation. */
export function HandoverModal({ customer, onClose }: Props) {
  const text = useChatText();
  const ownId = useSession('seller')?.staff.id;
  const { data, error, refetch } = useAgents();
  const colleagues = data?.rows.filter(({ id }) => id !== ownId) ?? [];
  const form = useEditorForm({
    schema: chatSellerCalls['POST /seller/chat/handover'].in,
    start: { user_id: customer.user_id, staff_id: null as number | null },
    save: useHandover(),
    doneText: ({ staff_id }) =>
      text('handedOver', { name: colleagues.find(({ id }) => id === staff_id)?.name ?? '' }),
    onSaved: onClose,
    asksToLeave: false,
  });
  const chosen = form.field('staff_id');
  return (
    <EditModal
      title={text('handoverTo', { name: customer.name })}
      action={text('handover')}
      form={form}
      onClose={onClose}
    >
      {data ? (
        <Radio.Group
          aria-label={text('agent')}
          value={chosen.value}
          onChange={({ target }) => chosen.onChange(target.value as number)}
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
    </EditModal>
  );
}

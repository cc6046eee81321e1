import type { ChatCustomer } from '@chengji/contract';
import { App, Button } from 'antd';
import { Flag, Share2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { MoreMenu } from '../../../design/inputs/MoreMenu.tsx';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { usePhone } from '../../../design/theme/use-phone.ts';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useSession } from '../../../kernel/session.ts';
import { useChatText } from '../chat-text.ts';
import { useBlock, useFlag, useTake } from '../queries.ts';
import { HandoverModal } from './HandoverModal.tsx';

type Props = { customer: ChatCustomer; isTyping: boolean; mayWrite: boolean };

/** Whom one talks with, who has taken it, and what may be done with the conversation. */
export function ConversationHead({ customer, isTyping, mayWrite }: Props) {
  const text = useChatText();
  const { modal, message } = App.useApp();
  const isPhone = usePhone();
  const [isHandingOver, setHandingOver] = useState(false);
  const ownId = useSession('seller')?.staff.id;
  const { user_id, name, avatar, conversation } = customer;
  const take = useTake();
  const flag = useFlag();
  const block = useBlock();
  const agent = conversation?.agent ?? null;

  const handleTake = () => take.mutate({ user_id }, { onSuccess: () => void message.success(text('taken')) });
  const handleBlock = () => {
    if (conversation?.blocked) return block.mutate({ user_id, blocked: false });
    modal.confirm({
      title: text('block'),
      content: text('blockAsk', { name }),
      okText: text('block'),
      okButtonProps: { danger: true },
      onOk: () => block.mutateAsync({ user_id, blocked: true }),
    });
  };
  return (
    <>
      <div className="row">
        <Thumb round size={36} image={avatar} />
        <div className="grow">
          <QueueHead
            title={name}
            marks={
              conversation && (
                <>
                  {conversation.blocked && <KindTag tone="rose">{text('blockedMark')}</KindTag>}
                  <span className="muted small">
                    {agent ? text('takenBy', { name: agent.name }) : text('nobody')}
                  </span>
                </>
              )
            }
            summary={<span aria-live="polite">{isTyping && text('typing')}</span>}
            actions={
              conversation &&
              mayWrite && (
                <>
                  {agent === null && (
                    <Button
                      icon={<UserCheck />}
                      loading={take.isPending}
                      aria-label={text('take')}
                      title={text('take')}
                      onClick={handleTake}
                    >
                      {!isPhone && text('take')}
                    </Button>
                  )}
                  {agent?.id === ownId && (
                    <Button icon={<Share2 />} onClick={() => setHandingOver(true)}>
                      {text('handover')}
                    </Button>
                  )}
                  <Button
                    type={conversation.flagged ? 'primary' : 'default'}
                    icon={<Flag />}
                    aria-label={text(conversation.flagged ? 'unflag' : 'flag')}
                    aria-pressed={conversation.flagged}
                    loading={flag.isPending}
                    onClick={() => flag.mutate({ user_id, flagged: !conversation.flagged })}
                  />
                  <MoreMenu
                    of={name}
                    items={[
                      ...(agent === null
                        ? [{ key: 'handover', label: text('handover'), onPress: () => setHandingOver(true) }]
                        : []),
                      {
                        key: 'block',
                        label: text(conversation.blocked ? 'unblock' : 'block'),
                        isDanger: !conversation.blocked,
                        onPress: handleBlock,
                      },
                    ]}
                  />
                </>
              )
            }
          />
        </div>
      </div>
      {isHandingOver && <HandoverModal customer={customer} onClose={() => setHandingOver(false)} />}
    </>
  );
}

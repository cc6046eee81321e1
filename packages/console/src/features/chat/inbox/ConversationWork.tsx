import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useChatText } from '../chat-text.ts';
import { CustomerContext } from '../customer/CustomerContext.tsx';
import { useCustomer } from '../queries.ts';
import { useThread } from '../use-thread.ts';
import { ConversationFoot } from './ConversationFoot.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { Messages } from './Messages.tsx';
import { useTyping } from './use-typing.ts';

type Props = { userId: number; onBack: () => void };

/** The conversation with one shopper: the messages, what is written next, and who it is. */
export function ConversationWork({ userId, onBack }: Props) {
  const text = useChatText();
  const mayWrite = useCan('seller', 'chat.write');
  const { data: customer, error, refetch } = useCustomer(userId);
  const { thread, pending, isLoadingOlder, store, error: threadError } = useThread(userId);
  const isTyping = useTyping(userId);
  if (!customer || !thread) {
    const handleRetry = () => {
      void refetch();
      void store.load();
    };
    return (
      <QueueItem label={text('chats')} onBack={onBack}>
        <NotLoaded error={error ?? threadError} onRetry={handleRetry} />
      </QueueItem>
    );
  }
  return (
    <QueueItem
      label={text('conversationWith', { name: customer.name })}
      onBack={onBack}
      head={<ConversationHead customer={customer} isTyping={isTyping} mayWrite={mayWrite} />}
      beginsAtEnd
      context={{
        label: text('customer'),
        body: (
          <CustomerContext
            customer={customer}
            mayWrite={mayWrite}
            onSend={mayWrite && customer.can_write ? store.send : undefined}
          />
        ),
      }}
      foot={<ConversationFoot customer={customer} mayWrite={mayWrite} onSend={store.send} />}
    >
      <Messages
        customer={customer}
        thread={thread}
        pending={pending}
        isLoadingOlder={isLoadingOlder}
        store={store}
        mayWrite={mayWrite}
      />
    </QueueItem>
  );
}

import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { chatTabs } from '../chat.view.ts';
import { useChatText } from '../chat-text.ts';
import { useConversations } from '../queries.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { ConversationWork } from './ConversationWork.tsx';

/** The shop's conversations, the one at hand, and its customer. */
export function ChatInboxScreen() {
  const text = useChatText();
  const list = useConversations();
  const queue = useQueue(list);
  const { input } = list;
  return (
    <Queue
      queue={queue}
      list={
        <QueueList
          title={text('chats')}
          actions={
            <Link className="quiet-link" to="/seller/chat/settings" aria-label={text('settings')}>
              <Settings size={16} />
            </Link>
          }
          answer={list}
          tabs={{
            label: text('tabs'),
            options: chatTabs,
            active: input.tab,
            toText: (tab) => text(`tab_${tab}`),
            onChange: (tab) => queue.change({ tab }),
          }}
          search={text('search')}
          onChange={queue.change}
          empty={text(input.tab === 'waiting' ? 'noneWaits' : 'none')}
        >
          {(row) => (
            <ConversationRow
              row={row}
              isChosen={row.id === queue.chosen}
              onChoose={() => queue.choose(row.id)}
            />
          )}
        </QueueList>
      }
    >
      {(userId) => <ConversationWork userId={userId} onBack={queue.close} />}
    </Queue>
  );
}

import { useEffect } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { SwipeRow } from '../../../design/lists/SwipeRow.tsx';
import { ask } from '../../../kernel/modal.ts';
import { saveUnreadChats } from '../../../kernel/session/statistics-store.ts';
import { toast } from '../../../kernel/toast.ts';
import { useConversations, useDelete } from '../queries.ts';
import { receiveMessages } from '../store/receiving.ts';
import { sendAllUnsent } from '../store/sending.ts';
import { useChatStrings } from '../strings.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { ConversationsSkeleton } from './ConversationsSkeleton.tsx';

/** The own conversations, the last one written in first; swiped aside, one can be deleted. */
export function Conversations() {
  const t = useChatStrings();
  const list = useConversations();
  const remove = useDelete(() => toast(t('deleted'), 'done'));
  const unread = list.first?.unread;
  useEffect(() => {
    if (unread !== undefined) saveUnreadChats(unread);
  }, [unread]);
  useEffect(() => {
    receiveMessages();
    sendAllUnsent();
  }, []);
  const handleDelete = async (id: number, name: string) => {
    if (!remove.isPending && (await ask(t('deleteAsk', { name })))) remove.mutate({ id });
  };
  return (
    <RowsView
      list={list}
      skeleton={<ConversationsSkeleton />}
      empty={<Empty picture="robot" title={t('noConversations')} text={t('noConversationsHint')} />}
    >
      {(chat) => (
        <SwipeRow
          action={t('delete')}
          label={t('deleteTo', { name: chat.name })}
          onAction={() => void handleDelete(chat.user_id, chat.name)}
        >
          <ConversationRow chat={chat} />
        </SwipeRow>
      )}
    </RowsView>
  );
}

import { useEffect, useState } from 'react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { isRefusal } from '../../kernel/calls/faults.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { useKeyboardInset } from '../../kernel/shell/use-keyboard-inset.ts';
import styles from './ChatScreen.module.css';
import { Composer } from './composer/Composer.tsx';
import { MessageLog } from './log/MessageLog.tsx';
import { ChatNav } from './peer/ChatNav.tsx';
import { OpenedFrom } from './peer/OpenedFrom.tsx';
import { usePeer } from './queries.ts';
import { changeConversation } from './store/conversations.ts';
import { useChatStrings } from './strings.ts';
import { useConversation } from './use-conversation.ts';

/** A conversation with a shop. What the phone has of it is shown at once. */
export function ChatScreen() {
  const t = useChatStrings();
  const { shop_id: peer, goods, order, message } = useParams('pages/notice/chat');
  const query = usePeer(peer);
  const { conversation, fault, retry } = useConversation(peer);
  const frame = useKeyboardInset();
  const about = query.data;
  const [isOfferOver, setOfferOver] = useState(false);
  useEffect(() => {
    if (about) changeConversation(peer, () => ({ peer: about }));
  }, [peer, about]);
  if (isRefusal(query.error, 'common.not_found')) {
    return (
      <Page nav={<ChatNav peer={peer} about={null} isTyping={false} />}>
        <Empty picture="robot" title={t('shopUnknown')} />
      </Page>
    );
  }
  const shown = about ?? conversation.peer;
  return (
    <Page fixed nav={<ChatNav peer={peer} about={shown} isTyping={conversation.isTyping} />}>
      <div ref={frame} className={styles.frame}>
        <MessageLog
          peer={peer}
          about={shown}
          conversation={conversation}
          fault={fault}
          onRetry={retry}
          target={message}
          offer={
            !isOfferOver && (
              <OpenedFrom peer={peer} goods={goods} order={order} onOver={() => setOfferOver(true)} />
            )
          }
        />
        <Composer peer={peer} about={shown} />
      </div>
    </Page>
  );
}

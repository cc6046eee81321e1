import type { Messages as ThreadMessages } from '@chengji/client-kit/chat-messages';
import type { ChatCustomer } from '@chengji/contract';
import { Button } from 'antd';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { isAfterPause } from '../chat.view.ts';
import { useChatText } from '../chat-text.ts';
import type { Pending } from '../pending.rules.ts';
import { useMarkRead } from '../queries.ts';
import { findNewestByShopper } from '../thread.rules.ts';
import type { ThreadStore } from '../thread-store.ts';
import { Bubble } from './Bubble.tsx';
import styles from './inbox.module.css';
import { PendingBubble } from './PendingBubble.tsx';

type Props = {
  customer: ChatCustomer;
  thread: ThreadMessages;
  pending: readonly Pending[];
  isLoadingOlder: boolean;
  store: ThreadStore;
  mayWrite: boolean;
};

/** The messages of a conversation, the newest last. What the shopper wrote is read while the page is looked at. */
export function Messages({ customer, thread, pending, isLoadingOlder, store, mayWrite }: Props) {
  const text = useChatText();
  const { rows, more } = thread;
  const upTo = Math.max(thread.readUpTo, customer.read_up_to);
  const { mutate: markRead } = useMarkRead();
  const newest = findNewestByShopper(thread);
  const read = useEffectEvent(() => {
    if (newest > 0 && document.visibilityState === 'visible') markRead({ user_id: customer.user_id });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message of the shopper is read
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest]);
  return (
    <div
      className={styles.messages}
      role="log"
      aria-label={text('conversationWith', { name: customer.name })}
    >
      {more && (
        <Button type="link" loading={isLoadingOlder} onClick={() => void store.loadOlder().catch(() => {})}>
          {text(isLoadingOlder ? 'olderBusy' : 'older')}
        </Button>
      )}
      {rows.length + pending.length === 0 && <p className="muted">{text('emptyThread')}</p>}
      {rows.map((row, at) => (
        <Fragment key={row.message.id}>
          {isAfterPause(row.createtime, rows[at - 1]?.createtime) && (
            <p className={styles.time}>
              <MomentText at={row.createtime} />
            </p>
          )}
          <Bubble row={row} customer={customer} isRead={row.message.id <= upTo} mayWrite={mayWrite} />
        </Fragment>
      ))}
      {pending.map((one) => (
        <PendingBubble
          key={one.draft.client_msg_id}
          pending={one}
          onResend={() => store.resend(one.draft)}
          onDiscard={() => store.discard(one.draft)}
        />
      ))}
    </div>
  );
}

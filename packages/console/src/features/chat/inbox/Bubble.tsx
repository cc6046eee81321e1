import { serverNow } from '@chengji/client-kit/react';
import type { ChatCustomer, ChatMessage } from '@chengji/contract';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useSession } from '../../../kernel/session.ts';
import { useChatText } from '../chat-text.ts';
import { useRecall } from '../queries.ts';
import { isFromShop } from '../thread.rules.ts';
import styles from './inbox.module.css';
import { MessageBody } from './MessageBody.tsx';

type Props = { row: ChatMessage; customer: ChatCustomer; isRead: boolean; mayWrite: boolean };

/** One message: the customer's on the left, the shop's on the right with who wrote it. */
export function Bubble({ row, customer, isRead, mayWrite }: Props) {
  const text = useChatText();
  const ownName = useSession('seller')?.staff.name;
  const recall = useRecall();
  const isOwn = isFromShop(row);
  if (row.recalled) {
    return (
      <p className={styles.time}>
        {isOwn ? text('recalledOwn', { name: row.agent ?? row.form.name }) : text('recalledOther')}
      </p>
    );
  }
  const canRecall =
    mayWrite && row.agent === ownName && serverNow() - row.createtime < customer.recall_seconds;
  return (
    <div className={styles.line} data-own={isOwn}>
      {!isOwn && <Thumb round size={28} image={row.form.avatar} />}
      <div className={styles.said}>
        <MessageBody message={row.message} isOwn={isOwn} />
        {isOwn && (
          <p className={`row small muted ${styles.under}`}>
            {row.masked && <span className={styles.masked}>{text('masked')}</span>}
            {canRecall && (
              <LinkButton disabled={recall.isPending} onPress={() => recall.mutate({ id: row.message.id })}>
                {text('recall')}
              </LinkButton>
            )}
            {row.agent && <span>{row.agent}</span>}
            <span>{text(isRead ? 'read' : 'unread')}</span>
          </p>
        )}
      </div>
    </div>
  );
}

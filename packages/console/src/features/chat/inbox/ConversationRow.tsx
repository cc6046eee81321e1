import { showBadge } from '@chengji/client-kit/count-display';
import { Ban, Flag } from 'lucide-react';
import { QueueChoice } from '../../../design/queue/QueueRow.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import type { ConversationRow as Row } from '../chat.view.ts';
import { useChatText } from '../chat-text.ts';
import styles from './inbox.module.css';

type Props = { row: Row; isChosen: boolean; onChoose: () => void };

/** A customer with the last message; pressing it opens the conversation. */
export function ConversationRow({ row, isChosen, onChoose }: Props) {
  const text = useChatText();
  const { name, avatar, content, count, createtime, waiting_since, agent, flagged, blocked } = row;
  return (
    <QueueChoice isChosen={isChosen} onChoose={onChoose}>
      <Thumb round size={36} image={avatar} />
      <span className="grow">
        <span className="row between">
          <b className="ellipsis" title={name}>
            {name}
          </b>
          <span className={styles.conversationTime} data-waits={waiting_since !== null}>
            <MomentText at={waiting_since ?? createtime} />
          </span>
        </span>
        <span className="row between">
          <span className="ellipsis muted">{content}</span>
          {count > 0 && (
            <span className={styles.unread} role="img" aria-label={`${text('tab_unread')} ${count}`}>
              {showBadge(count)}
            </span>
          )}
        </span>
        {(agent || flagged || blocked) && (
          <span className={`row small muted ${styles.marks}`}>
            {agent && <span className="ellipsis">{text('takenBy', { name: agent.name })}</span>}
            {flagged && <Flag size={12} aria-label={text('flagged')} />}
            {blocked && <Ban size={12} aria-label={text('blockedMark')} />}
          </span>
        )}
      </span>
    </QueueChoice>
  );
}

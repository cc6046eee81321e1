import { recallOne } from '@chengji/client-kit/chat-messages';
import { serverNow } from '@chengji/client-kit/react';
import type { ChatMessage } from '@chengji/contract';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { toast } from '../../../kernel/toast.ts';
import { Bubble } from '../bubbles/Bubble.tsx';
import { canRecall, getCopied } from '../chat.view.ts';
import { useRecall } from '../queries.ts';
import { changeMessages } from '../store/conversations.ts';
import { useChatStrings } from '../strings.ts';
import { type Action, ActionSheet } from './ActionSheet.tsx';
import { Held } from './Held.tsx';
import styles from './LogItem.module.css';

type RowProps = { peer: number; row: ChatMessage; onPicture: (url: string) => void };

/** Copies its words, where it has some. */
function useCopyAction({ message }: ChatMessage): Action[] {
  const t = useChatStrings();
  const copied = getCopied(message);
  return copied === null ? [] : [{ label: t('copy'), onPress: () => void copyText(copied) }];
}

/** What the shop wrote, and who of it. */
export function ReceivedRow({ peer, row, isHeard, onPicture }: RowProps & { isHeard: boolean }) {
  const { form, message, agent } = row;
  const [isOpen, setOpen] = useState(false);
  const actions = useCopyAction(row);
  const bubble = <Bubble peer={peer} message={message} isHeard={isHeard} onPicture={onPicture} />;
  return (
    <div className={styles.row} data-message={message.id}>
      <Avatar url={form.avatar} name={form.name} shop />
      <div className={styles.side}>
        {agent && <span className={styles.agent}>{agent}</span>}
        {actions.length > 0 ? <Held onHold={() => setOpen(true)}>{bubble}</Held> : bubble}
      </div>
      <ActionSheet actions={actions} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The own side of a conversation. */
export function OwnSide({ children }: { children: ReactNode }) {
  const { avatar, nickname } = useUser(({ user }) => user);
  return (
    <>
      <Avatar url={avatar} name={nickname} />
      <div className={styles.side}>{children}</div>
    </>
  );
}

type SentRowProps = RowProps & { recallSeconds: number; isReadMark: boolean };

/** What one has written. */
export function SentRow({ peer, row, recallSeconds, isReadMark, onPicture }: SentRowProps) {
  const t = useChatStrings();
  const { message, masked } = row;
  const [isOpen, setOpen] = useState(false);
  const recall = useRecall((id) => {
    changeMessages(peer, (messages) => recallOne(messages, id));
    toast(t('recalled'), 'done');
  });
  const actions = useCopyAction(row);
  if (canRecall(row, serverNow(), recallSeconds)) {
    const handleRecall = () => {
      if (!recall.isPending) recall.mutate({ id: message.id });
    };
    actions.push({ label: t('recall'), onPress: handleRecall });
  }
  const bubble = <Bubble peer={peer} message={message} own onPicture={onPicture} />;
  return (
    <div className={`${styles.row} ${styles.own}`} data-message={message.id}>
      <OwnSide>
        {actions.length > 0 ? <Held onHold={() => setOpen(true)}>{bubble}</Held> : bubble}
        {masked && <span className={styles.words}>{t('masked')}</span>}
        {isReadMark && <span className={styles.words}>{t('read')}</span>}
      </OwnSide>
      <ActionSheet actions={actions} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

import { serverNow } from '@chengji/client-kit/react';
import type { ChatPeer } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { findReadMark, type Item, toChatTime } from '../chat.view.ts';
import type { Conversation } from '../store/conversations.ts';
import { useChatStrings } from '../strings.ts';
import styles from './LogItem.module.css';
import { ReceivedRow, SentRow } from './MessageRow.tsx';
import { UnsentRow } from './UnsentRow.tsx';

type LogItemProps = {
  item: Item;
  peer: number;
  about: ChatPeer | null;
  conversation: Conversation;
  onPicture: (url: string) => void;
};

export function LogItem({ item, peer, about, conversation, onPicture }: LogItemProps) {
  const t = useChatStrings();
  const times = useTimeDisplay();
  const { messages, heard, isStuck } = conversation;
  switch (item.kind) {
    case 'time': {
      const { key, day, time } = toChatTime(item.at, serverNow(), times);
      return (
        <Text as="p" size={12} tone={3} num className={styles.line}>
          {t(key, { day, time })}
        </Text>
      );
    }
    case 'recalled':
      return (
        <Text as="p" size={12} tone={3} className={styles.line} data-message={item.row.message.id}>
          {t(item.own ? 'ownRecalled' : 'otherRecalled')}
        </Text>
      );
    case 'unsent':
      return <UnsentRow peer={peer} one={item.one} isStuck={isStuck} />;
    case 'message': {
      const { row } = item;
      const { id } = row.message;
      if (!item.own)
        return <ReceivedRow peer={peer} row={row} isHeard={heard.includes(id)} onPicture={onPicture} />;
      const isReadMark = findReadMark(messages.rows, messages.readUpTo) === id;
      return (
        <SentRow
          peer={peer}
          row={row}
          recallSeconds={about?.recall_seconds ?? 0}
          isReadMark={isReadMark}
          onPicture={onPicture}
        />
      );
    }
  }
}

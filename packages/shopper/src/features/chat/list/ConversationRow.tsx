import { serverNow } from '@chengji/client-kit/react';
import type { ChatListItem } from '@chengji/contract';
import { Badge } from '../../../design/feedback/Badge.tsx';
import { Box, Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useChatStrings } from '../strings.ts';
import styles from './ConversationRow.module.css';

const LOGO = 48;

/** A conversation: who with, the last message and how many are unread. */
export function ConversationRow({ chat }: { chat: ChatListItem }) {
  const t = useChatStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { user_id, name, avatar, content, count, createtime } = chat;
  return (
    <Link to="pages/notice/chat" params={{ shop_id: user_id }} className={styles.row ?? ''}>
      <Avatar url={avatar} name={name} size={LOGO} shop />
      <Box as="span" grow>
        <Row as="span" row="between" gap={2}>
          <Text size={16} lines={1} tone={1}>
            {name}
          </Text>
          <span className={styles.when}>{showAgo(createtime, serverNow(), language)}</span>
        </Row>
        <Row as="span" row="between" gap={2} className={styles.last}>
          <Text size={13} tone={3} lines={1}>
            {content}
          </Text>
          {count > 0 && (
            <>
              <span aria-hidden="true" className={styles.count}>
                <Badge count={count} />
              </span>
              <Hidden>{t('unread', { count })}</Hidden>
            </>
          )}
        </Row>
      </Box>
    </Link>
  );
}

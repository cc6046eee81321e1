import { serverNow } from '@chengji/client-kit/react';
import type { Notice } from '@chengji/contract';
import { Bell, type LucideIcon, Megaphone, Truck } from 'lucide-react';
import { Badge } from '../../../design/feedback/Badge.tsx';
import { Box, Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { IconTile } from '../../../design/pictures/IconTile.tsx';
import type { Tone } from '../../../design/pictures/tone.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { openAddress } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toAddress } from '../notice.view.ts';
import { type Kind, useMarkRead } from '../queries.ts';
import { useNoticeStrings } from '../strings.ts';
import styles from './NoticeRow.module.css';

export const kindLooks: Record<Kind, { icon: LucideIcon; tone: Tone }> = {
  logistics: { icon: Truck, tone: 'mint' },
  notify: { icon: Bell, tone: 'peach' },
  system: { icon: Megaphone, tone: 'sky' },
};

/** One notice: pressing it marks it read and opens what it is about. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const t = useNoticeStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const markRead = useMarkRead();
  const handlePress = () => {
    if (!notice.read && !markRead.isPending) markRead.mutate({ id: notice.id });
    const address = toAddress(notice);
    if (address) openAddress(address);
  };
  return (
    <button type="button" className={styles.row} onClick={handlePress}>
      <IconTile {...kindLooks[notice.kind]} size={48} />
      <Box as="span" grow>
        <Row as="span" row="between" gap={2}>
          <Text size={16} lines={1} tone={1}>
            {notice.title}
          </Text>
          <span className={styles.when}>{showAgo(notice.createtime, serverNow(), language)}</span>
        </Row>
        <Row as="span" row="between" gap={2}>
          <Text size={13} tone={3} className={styles.words}>
            {notice.content}
          </Text>
          {!notice.read && (
            <>
              <Badge count={1} dot />
              <Hidden>{t('unread')}</Hidden>
            </>
          )}
        </Row>
      </Box>
    </button>
  );
}

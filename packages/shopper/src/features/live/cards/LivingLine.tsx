import type { LiveRow } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { LiveMark } from './LiveMark.tsx';
import styles from './LivingLine.module.css';
import { useLiveCardStrings } from './strings.ts';

const PHOTO = 72;

/** That a shop is live, on its own page and where its posts are: a press goes in. */
export function LivingLine({ live }: { live: LiveRow }) {
  const t = useLiveCardStrings();
  const showCount = useCountDisplay();
  const { id, title, cover, shop, viewers } = live;
  return (
    <Link
      to="pages/apps/find/details/live"
      params={{ id }}
      className={styles.line}
      label={t('livingOf', { name: shop.name, title })}
    >
      <Photo url={cover} width={PHOTO} className={styles.photo}>
        <LiveMark state="living" viewers={viewers} isShort />
      </Photo>
      <Box grow>
        <Text as="p" size={12} tone="brand" bold>
          {t('living')}
        </Text>
        <Text as="p" size={15} lines={1} bold>
          {title}
        </Text>
        <Text as="p" size={12} tone={3} num>
          {t('watch', { count: showCount(viewers) })}
        </Text>
      </Box>
      <span className={styles.enter} aria-hidden="true">
        {t('enterLive')}
        <Icon as={ChevronRight} size={14} />
      </span>
    </Link>
  );
}

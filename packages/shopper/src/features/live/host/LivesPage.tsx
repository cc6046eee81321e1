import { getLook, isOver, type LiveLook } from '@chengji/client-kit/live/live-display';
import type { LinkedShop, LiveRow } from '@chengji/contract';
import { Plus } from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { ListView } from '../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { StatePill, type StateTone } from '../../../design/progress/StatePill.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import styles from './LivesPage.module.css';
import { reloadOwnLives, useOwnLives } from './queries.ts';
import { useHostStrings } from './strings.ts';

const COVER = 72;
const tones: Record<LiveLook, StateTone> = {
  created: 'waits',
  planned: 'info',
  living: 'acts',
  ended: 'over',
  replay: 'done',
};

type LivesPageProps = { shop: LinkedShop; shops: readonly LinkedShop[] };

/** The lives of a shop, the newest first, and the way to a new one. */
export function LivesPage({ shop, shops }: LivesPageProps) {
  const t = useHostStrings();
  const list = useOwnLives(shop.id);
  const create = () => go('pages/shop/live/live', { shop_id: shop.id, part: 'new' });
  return (
    <Page
      title={t('lives')}
      onRefresh={reloadOwnLives}
      bar={
        <BottomBar>
          <Button size="block" onClick={create}>
            <Icon as={Plus} size={18} />
            {t('create')}
          </Button>
        </BottomBar>
      }
    >
      {shops.length > 1 && (
        <Row
          row="scroll"
          gap={2}
          as="fieldset"
          inset="feed"
          aria-label={t('ofShop')}
          className={styles.shops}
        >
          {shops.map(({ id, name }) => (
            <Chip
              key={id}
              white
              on={id === shop.id}
              onPress={() => replace('pages/shop/live/live', { shop_id: id })}
            >
              {name}
            </Chip>
          ))}
        </Row>
      )}
      <Box above={2}>
        <ListView
          list={list}
          skeleton={<RowsSkeleton />}
          empty={<Empty picture="bags" title={t('none')} text={t('noneHint')} />}
          className={styles.lives}
        >
          {(rows) => rows.map((live) => <LiveLine key={live.id} live={live} shopId={shop.id} />)}
        </ListView>
      </Box>
    </Page>
  );
}

function LiveLine({ live, shopId }: { live: LiveRow; shopId: number }) {
  const t = useHostStrings();
  const showCount = useCountDisplay();
  const { showShortMoment } = useTimeDisplay();
  const look = getLook(live);
  const { began_at, planned_at } = live;
  const when =
    began_at !== null
      ? t('began', { time: showShortMoment(began_at) })
      : planned_at !== null
        ? t('plannedFor', { time: showShortMoment(planned_at) })
        : t('createdHint');
  const count = { count: showCount(live.viewers) };
  return (
    <Link to="pages/shop/live/live" params={{ id: live.id, shop_id: shopId }} className={styles.live}>
      <Photo url={live.cover} width={COVER} ratio="3:4" thumb className={styles.cover} />
      <Box grow>
        <Text as="h2" size={15} bold lines={2}>
          {live.title}
        </Text>
        <Text as="p" size={12} tone={3} above={1}>
          {when}
        </Text>
        <Row row="between" gap={2} above={2}>
          <StatePill tone={tones[look]}>{t(`state.${look}`)}</StatePill>
          {began_at !== null && (
            <Text size={12} tone={3} num>
              {t(isOver(live) ? 'watched' : 'watchers', count)}
            </Text>
          )}
        </Row>
      </Box>
    </Link>
  );
}

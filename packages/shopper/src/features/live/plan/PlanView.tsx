import { serverNow } from '@chengji/client-kit/react';
import type { LiveDetails } from '@chengji/contract';
import { Ellipsis, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { GoodsRow } from '../../../design/commerce/GoodsRow.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { RemindButton } from '../cards/RemindButton.tsx';
import { ShopHead } from '../parts/ShopHead.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { reloadLive } from '../queries.ts';
import { useLiveStrings } from '../strings.ts';
import { MoreSheet } from '../viewer/MoreSheet.tsx';
import { ShareSheet } from '../viewer/ShareSheet.tsx';
import styles from './PlanView.module.css';

const WIDTH = 390;

/** A live that has not begun: when it will, a reminder, and what it will show. */
export function PlanView({ live }: { live: LiveDetails }) {
  const t = useLiveStrings();
  const { showShortMoment } = useTimeDisplay();
  const [sheet, setSheet] = useState<'more' | 'share' | null>(null);
  const { id, shop, title, cover, notice, planned_at, goods, followed, reminded } = live;
  const isAhead = planned_at !== null && planned_at > serverNow();
  return (
    <Page>
      <section className={styles.top}>
        <Photo url={cover} width={WIDTH} fill eager className={styles.cover} />
        <div className={styles.over}>
          <div className={scrimStyles.head}>
            <ShopHead shop={shop} line={t('plan')} isFollowed={followed} />
            <Row>
              <IconButton icon={Ellipsis} label={t('more')} onPress={() => setSheet('more')} />
              <IconButton icon={Share2} label={t('share')} size={20} onPress={() => setSheet('share')} />
              <IconButton icon={X} label={t('close')} onPress={() => back()} />
            </Row>
          </div>
          <div className={styles.words}>
            <Text as="h1" size={24} bold className={styles.title}>
              {title}
            </Text>
            {planned_at !== null && (
              <Text as="p" size={15} num>
                {t('planStarts', { time: showShortMoment(planned_at) })}
              </Text>
            )}
            {notice && (
              <Text as="p" size={14} className={styles.notice}>
                {notice}
              </Text>
            )}
            {isAhead ? (
              <Row gap={2} size={14}>
                {t('planLeft')}
                <Countdown at={planned_at} look="brand" onEnd={reloadLive} />
              </Row>
            ) : (
              <Text as="p" size={14} role="status">
                {t('planSoon')}
              </Text>
            )}
            <RemindButton id={id} reminded={reminded} size="block" />
          </div>
        </div>
      </section>
      {goods.length > 0 && (
        <Stack as="section" gap={2} className={styles.goods}>
          <Text as="h2" size={17} bold>
            {t('planGoods')}{' '}
            <Text size={13} tone={3} num>
              {goods.length}
            </Text>
          </Text>
          {goods.map((row) => (
            <GoodsRow key={row.id} goods={row} inShop />
          ))}
        </Stack>
      )}
      {sheet === 'more' && <MoreSheet live={live} onClose={() => setSheet(null)} />}
      {sheet === 'share' && <ShareSheet live={live} onClose={() => setSheet(null)} />}
    </Page>
  );
}

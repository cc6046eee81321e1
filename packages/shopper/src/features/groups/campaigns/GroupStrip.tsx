import type { GroupRow } from '@chengji/contract';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Price } from '../../../design/commerce/Price.tsx';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useRestoredScroll } from '../../../design/lists/use-restored-scroll.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { Progress } from '../../../design/progress/Progress.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { type GroupFilter, refreshGroupsOnceSettled, useBestGroups } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import { firstEnd, firstTier } from './campaign.view.ts';
import styles from './GroupStrip.module.css';

const WIDTH = 98;

type GroupStripProps = {
  of: GroupFilter;
  title: string;
  style: CSSProperties;
  /** Stands there until it is known whether something can be bought in groups. */
  waiting: ReactNode;
};

/** Goods that groups buy now, to push along, under the time until the first of them ends. */
export function GroupStrip({ of, title, style, waiting }: GroupStripProps) {
  const t = useGroupStrings();
  const list = useBestGroups(of);
  const rows = list.rows.filter(({ goods }) => goods.in_stock);
  if (rows.length === 0) return list.isPending ? waiting : null;
  const end = firstEnd(rows);
  const head = (
    <>
      <span className={styles.title}>{title}</span>
      {end !== null && (
        <>
          <Text size={12} tone={2} className={styles.label}>
            {t('nextEndsIn')}
          </Text>
          <Countdown at={end} onEnd={refreshGroupsOnceSettled} />
        </>
      )}
    </>
  );
  return (
    <section style={style}>
      <SectionCard
        title={head}
        {...(of.shop_id === undefined && {
          more: t('more'),
          onMore: () => go('pages/apps/groups/index'),
        })}
      >
        <Strip rows={rows} />
      </SectionCard>
    </section>
  );
}

function Strip({ rows }: { rows: readonly GroupRow[] }) {
  const row = useRef<HTMLDivElement>(null);
  useRestoredScroll(row);
  return (
    <Row ref={row} row="scroll" className={styles.strip}>
      {rows.map((offer) => (
        <Goods key={offer.campaign_id} offer={offer} />
      ))}
    </Row>
  );
}

function Goods({ offer: { goods, tiers, nearest } }: { offer: GroupRow }) {
  const t = useGroupStrings();
  const { size, price } = firstTier(tiers);
  const words = nearest ? t('groupProgress', { size, count: nearest.lacking }) : t('groupOf', { size });
  return (
    <Link to="pages/apps/groups/goods" params={{ id: goods.id }} className={styles.item}>
      <Photo url={goods.image} width={WIDTH} alt={goods.title} className={styles.photo} />
      <Row as="span" row="baseline" gap={1} above={2} className={styles.price}>
        <Price money={price} size="s" />
        <WasPrice money={goods.single_price} />
      </Row>
      <Box above={2}>
        <Progress part={nearest ? nearest.paid / size : 0} label={words} />
      </Box>
      <Text above={1} size={11} tone={3} lines={1} num>
        {words}
      </Text>
    </Link>
  );
}

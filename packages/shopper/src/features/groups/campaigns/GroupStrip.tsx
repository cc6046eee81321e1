import type { GroupRow } from '@chengji/contract';
import type { CSSProperties, ReactNode } from 'react';
import { CardStrip } from '../../../design/commerce/CardStrip.tsx';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { StripCard } from '../../../design/commerce/StripCard.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Progress } from '../../../design/progress/Progress.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { type GroupFilter, refreshGroupsOnceSettled, useBestGroups } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import { firstEnd, firstTier } from './campaign.view.ts';
import styles from './GroupStrip.module.css';

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
        <CardStrip>
          {rows.map((offer) => (
            <Goods key={offer.campaign_id} offer={offer} />
          ))}
        </CardStrip>
      </SectionCard>
    </section>
  );
}

function Goods({ offer: { goods, tiers, nearest } }: { offer: GroupRow }) {
  const t = useGroupStrings();
  const { size, price } = firstTier(tiers);
  const words = nearest ? t('groupProgress', { size, count: nearest.lacking }) : t('groupOf', { size });
  return (
    <StripCard to="pages/apps/groups/goods" goods={goods} price={price} was={goods.single_price}>
      <Box above={2}>
        <Progress part={nearest ? nearest.paid / size : 0} label={words} />
      </Box>
      <Text above={1} size={11} tone={3} lines={1} num>
        {words}
      </Text>
    </StripCard>
  );
}

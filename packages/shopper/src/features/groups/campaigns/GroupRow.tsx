import { showMoney } from '@chengji/client-kit/money-display';
import type { GroupRow as GroupOffer } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import tagStyles from '../../../design/commerce/tag.module.css';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Box, Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { Progress } from '../../../design/progress/Progress.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useGroupStrings } from '../strings.ts';
import { computeWanted, firstTier, topTier } from './campaign.view.ts';
import styles from './GroupRow.module.css';

/** A goods that groups buy: its price in a group, and how far the nearest team is. */
export function GroupRow({ row }: { row: GroupOffer }) {
  const t = useGroupStrings();
  const showCount = useCountDisplay();
  const { goods, tiers, kind, nearest, formed } = row;
  return (
    <Link to="pages/apps/groups/goods" params={{ id: goods.id }} className={styles.row}>
      <Photo url={goods.image} width={124} className={styles.photo} />
      <Stack grow className={styles.body}>
        <Text as="h3" size={15} lines={2}>
          {goods.title}
        </Text>
        <Box above={2} className={tagStyles.tags}>
          <Tags row={row} />
        </Box>
        <Row gap={2} size={11} tone={3} className={styles.progress}>
          {nearest ? (
            <Nearest tiers={tiers} nearest={nearest} />
          ) : (
            formed > 0 && <span>{t('formedShort', { count: showCount(formed) })}</span>
          )}
        </Row>
        <Row row="between" gap={2} above={2} className={styles.foot}>
          <div>
            <Row as="span" row="baseline" className={styles.price}>
              <Price money={firstTier(tiers).price} size="l" />
              <WasPrice money={goods.single_price} />
            </Row>
            {kind === 'ladder' && <TopPrice tiers={tiers} />}
          </div>
          <span className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.s}`}>
            {t('goGroup')}
          </span>
        </Row>
      </Stack>
    </Link>
  );
}

type NearestProps = {
  tiers: GroupOffer['tiers'];
  nearest: NonNullable<GroupOffer['nearest']>;
};

/** How far the team is that wants fewest: to succeed, or to the next step of its ladder. */
function Nearest({ tiers, nearest }: NearestProps) {
  const t = useGroupStrings();
  const { count } = computeWanted(tiers, nearest);
  return (
    <>
      <Box as="span" grow>
        <Progress part={nearest.paid / (nearest.paid + count)} label={t('lacking', { count })} />
      </Box>
      <span>{t('lackingShort', { count })}</span>
    </>
  );
}

function Tags({ row: { kind, tiers, goods } }: { row: GroupOffer }) {
  const t = useGroupStrings();
  const size = firstTier(tiers).size;
  return (
    <>
      {!goods.in_stock && <Tag>{t('soldOut')}</Tag>}
      <Tag look="brand">
        {kind === 'ladder'
          ? t('ladderFrom', { least: size, most: topTier(tiers).size })
          : t('groupOf', { size })}
      </Tag>
      {goods.tags.slice(0, 1).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </>
  );
}

function TopPrice({ tiers }: Pick<GroupOffer, 'tiers'>) {
  const t = useGroupStrings();
  const { size, price } = topTier(tiers);
  return <p className={styles.top}>{t('topPrice', { size, price: showMoney(price, 'short') })}</p>;
}

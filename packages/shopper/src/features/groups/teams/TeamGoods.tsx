import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import tagStyles from '../../../design/commerce/tag.module.css';
import cardStyles from '../../../design/layout/card.module.css';
import { Box, Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { firstTier } from '../campaigns/campaign.view.ts';
import { CampaignTag } from '../campaigns/offer/CampaignTag.tsx';
import { useGroupStrings } from '../strings.ts';
import styles from './TeamGoods.module.css';

/** What the team buys, and for how much. */
export function TeamGoods({ team: { goods, kind, tiers, formed, settled } }: { team: Team }) {
  const t = useGroupStrings();
  const showCount = useCountDisplay();
  return (
    <Link
      to="pages/apps/groups/goods"
      params={{ id: goods.id }}
      className={`${cardStyles.card} ${styles.goods}`}
    >
      <Photo url={goods.image} width={104} eager className={styles.photo} />
      <Stack grow>
        <Text as="h2" size={15} lines={2}>
          {goods.title}
        </Text>
        <Box above={1} className={tagStyles.tags}>
          <CampaignTag kind={kind} tiers={tiers} />
          {formed > 0 && <Tag>{t('formedShort', { count: showCount(formed) })}</Tag>}
        </Box>
        <Row row="baseline" className={styles.price}>
          <Price money={settled?.price ?? firstTier(tiers).price} size="l" />
          <Text size={12} tone={3} num>
            {t('single', { price: showMoney(goods.single_price, 'short') })}
          </Text>
        </Row>
      </Stack>
    </Link>
  );
}

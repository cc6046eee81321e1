import { showMoney } from '@chengji/client-kit/money-display';
import { Price } from '../../../design/commerce/Price.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import tagStyles from '../../../design/commerce/tag.module.css';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { CampaignBand, CampaignSoon } from '../../groups/index.ts';
import { runningCampaign } from '../buying/selling.view.ts';
import { firstChoice, type Goods, priceRange } from '../buying/sku.view.ts';
import { FavouriteButton } from '../saved/FavouriteButton.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsSummary.module.css';

const MAX_TAGS = 3;

/** Price, name, and how it is sold. */
export function GoodsSummary({ goods }: { goods: Goods }) {
  const t = useCatalogStrings();
  const showCount = useCountDisplay();
  const { showShortMoment } = useTimeDisplay();
  const { low, high } = priceRange(
    goods,
    firstChoice(goods).map(() => null),
  );
  const campaign = runningCampaign(goods);
  return (
    <section className={`${cardStyles.card} ${styles.summary}`}>
      {campaign ? (
        <CampaignBand campaign={campaign} single={low} afterCoupons={goods.price_after_coupons} />
      ) : (
        <Row row="baseline" className={styles.band}>
          <Price money={low} size="xl" places="full" />
          {high !== low && (
            <>
              <i className={styles.to} />
              <Price money={high} size="l" places="full" />
            </>
          )}
          <WasPrice money={goods.was_price} />
          {goods.price_after_coupons !== null && (
            <Tag look="solid">
              {t('afterCoupons', { price: showMoney(goods.price_after_coupons, 'short') })}
            </Tag>
          )}
        </Row>
      )}
      {goods.campaign?.state === 'coming' && <CampaignSoon campaign={goods.campaign} />}
      <div className={styles.words}>
        <Row row="start" gap={2}>
          <Text as="h1" size={17} bold grow>
            {goods.title}
          </Text>
          <FavouriteButton goods={goods} />
        </Row>
        {goods.tags.length > 0 && (
          <Box above={2} className={tagStyles.tags}>
            {goods.tags.slice(0, MAX_TAGS).map((tag) => (
              <Tag key={tag} look="brand">
                {tag}
              </Tag>
            ))}
          </Box>
        )}
        <Box above={2} size={12} tone={3} className={styles.facts}>
          <span>
            {campaign && campaign.formed > 0
              ? t('groupSold', { count: showCount(campaign.formed) })
              : t('soldPieces', { count: showCount(goods.sold) })}
          </span>
          {goods.on_sale && goods.sale_ends_at !== null && (
            <span>{t('saleEnds', { time: showShortMoment(goods.sale_ends_at) })}</span>
          )}
          <Text lines={1}>{t('shipsFrom', { city: goods.shop.city, freight: goods.freight.text })}</Text>
        </Box>
      </div>
    </section>
  );
}

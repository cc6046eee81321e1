import { showMoney } from '@chengji/client-kit/money-display';
import type { Campaign } from '@chengji/contract';
import { Countdown } from '../../../../design/commerce/Countdown.tsx';
import { Price } from '../../../../design/commerce/Price.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { refreshTeamsOnceSettled } from '../../queries.ts';
import { useGroupStrings } from '../../strings.ts';
import { firstTier, topTier } from '../campaign.view.ts';
import styles from './CampaignBand.module.css';
import { CampaignTag } from './CampaignTag.tsx';

type CampaignBandProps = { campaign: Campaign; single: string; afterCoupons: string | null };

/** The head of a goods that groups buy: their price beside that of buying alone, and how long it lasts. */
export function CampaignBand({ campaign, single, afterCoupons }: CampaignBandProps) {
  const t = useGroupStrings();
  const { kind, tiers, ends_at } = campaign;
  const top = topTier(tiers);
  return (
    <Row row="between" gap={2} className={styles.band}>
      <Box grow>
        <Row className={styles.price}>
          <Price money={firstTier(tiers).price} size="xl" places="full" />
          <CampaignTag kind={kind} tiers={tiers} solid />
        </Row>
        <Box above={2} size={12} tone={2} className={styles.beside}>
          <Text num>{t('single', { price: showMoney(single, 'short') })}</Text>
          {afterCoupons !== null && (
            <span>
              {t('afterCoupons')}{' '}
              <Text as="b" tone="brand" num>
                {showMoney(afterCoupons, 'short')}
              </Text>
            </span>
          )}
          {kind === 'ladder' && (
            <span>
              {t('asLowAs', { size: top.size })}{' '}
              <Text as="b" tone="brand" num>
                {showMoney(top.price, 'short')}
              </Text>
            </span>
          )}
        </Box>
      </Box>
      {ends_at !== null && (
        <Text as="div" align="end">
          <Text as="div" size={12} tone={2}>
            {t('endsIn')}
          </Text>
          <Countdown at={ends_at} look="brand" onEnd={refreshTeamsOnceSettled} />
        </Text>
      )}
    </Row>
  );
}

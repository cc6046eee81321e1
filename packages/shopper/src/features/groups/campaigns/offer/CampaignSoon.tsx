import { showMoney } from '@chengji/client-kit/money-display';
import type { Campaign } from '@chengji/contract';
import { Countdown } from '../../../../design/commerce/Countdown.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { refreshTeamsOnceSettled } from '../../queries.ts';
import { useGroupStrings } from '../../strings.ts';
import { firstTier } from '../campaign.view.ts';
import styles from './CampaignSoon.module.css';
import { CampaignTag } from './CampaignTag.tsx';

/** Announces a campaign that is coming; when it begins the goods is fetched again. */
export function CampaignSoon({ campaign: { kind, tiers, starts_at } }: { campaign: Campaign }) {
  const t = useGroupStrings();
  return (
    <Row above={2} size={12} className={styles.soon}>
      <CampaignTag kind={kind} tiers={tiers} />
      <Box as="span" grow>
        {t('soon', { price: showMoney(firstTier(tiers).price, 'short') })}
      </Box>
      <Text tone={2}>{t('startsIn')}</Text>
      <Countdown at={starts_at} look="soft" onEnd={refreshTeamsOnceSettled} />
    </Row>
  );
}

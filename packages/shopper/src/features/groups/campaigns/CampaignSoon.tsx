import { showMoney } from '@chengji/client-kit/money-display';
import type { Campaign } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { refreshTeamsOnceSettled } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './CampaignSoon.module.css';
import { CampaignTag } from './CampaignTag.tsx';
import { firstTier } from './campaign.view.ts';

/** Announces a campaign that is coming; when it begins the goods is fetched again. */
export function CampaignSoon({ campaign: { kind, tiers, starts_at } }: { campaign: Campaign }) {
  const t = useGroupStrings();
  return (
    <div className={styles.soon}>
      <CampaignTag kind={kind} tiers={tiers} />
      <span className="grow">{t('soon', { price: showMoney(firstTier(tiers).price, 'short') })}</span>
      <span className="c2">{t('startsIn')}</span>
      <Countdown at={starts_at} look="soft" onEnd={refreshTeamsOnceSettled} />
    </div>
  );
}

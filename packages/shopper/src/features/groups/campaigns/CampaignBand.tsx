import { showMoney } from '@chengji/client-kit/money-display';
import type { Campaign } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Price } from '../../../design/commerce/Price.tsx';
import { refreshTeamsOnceSettled } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './CampaignBand.module.css';
import { CampaignTag } from './CampaignTag.tsx';
import { firstTier, topTier } from './campaign.view.ts';

/** The head of a goods that groups buy: their price beside that of buying alone, and how long it lasts. */
export function CampaignBand({ campaign, single }: { campaign: Campaign; single: string }) {
  const t = useGroupStrings();
  const { kind, tiers, ends_at } = campaign;
  const top = topTier(tiers);
  return (
    <div className={styles.band}>
      <div className="grow">
        <div className={styles.price}>
          <Price money={firstTier(tiers).price} size="xl" places="full" />
          <CampaignTag kind={kind} tiers={tiers} solid />
        </div>
        <div className={styles.beside}>
          <span className="num">{t('single', { price: showMoney(single, 'short') })}</span>
          {kind === 'ladder' && (
            <span>
              {t('asLowAs', { size: top.size })} <b className="cb num">{showMoney(top.price, 'short')}</b>
            </span>
          )}
        </div>
      </div>
      {ends_at !== null && (
        <div className="rgt">
          <div className="t12 c2">{t('endsIn')}</div>
          <Countdown at={ends_at} look="brand" onEnd={refreshTeamsOnceSettled} />
        </div>
      )}
    </div>
  );
}

import type { CampaignKind } from '@chengji/contract';
import { Tag } from '../../../../design/commerce/Tag.tsx';
import { useGroupStrings } from '../../strings.ts';
import { firstTier, type Tiers } from '../campaign.view.ts';

/** What kind of price it is: that of a group of so many, or of the first step of a ladder. */
export function CampaignTag({ kind, tiers, solid }: { kind: CampaignKind; tiers: Tiers; solid?: boolean }) {
  const t = useGroupStrings();
  const { size } = firstTier(tiers);
  return (
    <Tag look={solid ? 'solid' : 'brand'}>
      {kind === 'ladder' ? t('ladderOf', { size }) : t('groupOf', { size })}
    </Tag>
  );
}

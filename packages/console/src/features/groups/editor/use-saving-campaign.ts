import { showMoney } from '@chengji/client-kit/money-display';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { type CampaignWhole, type Sku, skuName } from '../campaign-draft.ts';
import { useGroupsText } from '../groups-text.ts';
import { useSaveCampaign } from '../queries.ts';

type Tier = { size: number; prices: { sku_id: number; price: string }[] };

/** Saves a campaign from what was read of it. */
export function useSavingCampaign(campaign: CampaignWhole | undefined, skus: readonly Sku[]) {
  const text = useGroupsText();
  const momentText = useMomentText();
  const getName = (id: number) => {
    const sku = skus.find((one) => one.id === id);
    return (sku && skuName(sku)) || text('singleSku');
  };
  const tierLines = (tiers: Tier[]) =>
    tiers.flatMap(({ size, prices }) => [
      text('people', { n: size }),
      ...prices.map(({ sku_id, price }) => `${getName(sku_id)} ${showMoney(price)}`),
    ]);
  return useSaveCampaign(campaign, skus, {
    kind: { label: text('kindStep'), show: (kind: CampaignWhole['kind']) => text(`kind_${kind}`) },
    goods_id: {
      label: text('goodsStep'),
      with: ['tiers', 'costs', 'kind'],
      show: (id: number) => String(id),
    },
    tiers: { label: text('pricesStep'), with: ['kind', 'goods_id', 'costs'], show: tierLines },
    costs: {
      label: text('cost'),
      show: (costs: { sku_id: number; cost: string }[]) =>
        costs.map(({ sku_id, cost }) => `${getName(sku_id)} ${showMoney(cost)}`),
    },
    starts_at: { label: text('starts'), show: momentText },
    ends_at: { label: text('ends'), show: momentText },
    hours: text('teamHours'),
    auto_form: text('autoStep'),
    per_person: text('perPerson'),
    stock: text('stockShare'),
  });
}

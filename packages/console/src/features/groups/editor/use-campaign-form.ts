import { showMoney } from '@chengji/client-kit/money-display';
import { campaignsCalls } from '@chengji/contract/groups/campaigns.calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { type CampaignDraft, type CampaignWhole, type Sku, skuName, toInput } from '../campaign-draft.ts';
import { useGroupsText } from '../groups-text.ts';
import { useGoodsOfCampaign, useSaveCampaign } from '../queries.ts';

type Tier = { size: number; prices: { sku_id: number; price: string }[] };

const list = '/seller/campaigns';

/** Keeps a campaign as a draft, publishes it, or stores what changed of one that was published. */
export function useCampaignForm(campaign: CampaignWhole | undefined, start: CampaignDraft) {
  const text = useGroupsText();
  const navigate = useNavigate();
  // what is sent of a draft depends on the skus of the goods that is chosen in it
  const [goodsId, setGoodsId] = useState(start.goodsId);
  const goods = useGoodsOfCampaign(goodsId);
  const skus = goods.data?.skus ?? [];
  const isPublished = campaign !== undefined && campaign.state !== 'draft';
  const started = campaign?.started ? campaign : undefined;
  const form = useEditorForm({
    schema: campaignsCalls['POST /seller/campaigns/save'].in,
    start: { ...start, isDraft: false },
    toInput: ({ isDraft, ...draft }) => toInput(draft, skus, { id: campaign?.id, asDraft: isDraft, started }),
    save: useSaveCampaign(campaign, skus, useConflictFields(skus)),
    doneText: ({ draft }) => text(draft ? 'draftSaved' : isPublished ? 'changesSaved' : 'published'),
    onSaved: ({ id }, { draft }) => navigate(draft ? `${list}/${id}` : list, { state: { isSaved: true } }),
  });
  return {
    ...form,
    goods,
    skus,
    change(part: Partial<CampaignDraft>): void {
      if (part.goodsId !== undefined) setGoodsId(part.goodsId);
      form.change(part);
    },
  };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>;

/** What of a campaign is shown where two saves differ. */
function useConflictFields(skus: readonly Sku[]) {
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
  return {
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
  };
}

import { serverNow } from '@chengji/client-kit/react';
import { useState } from 'react';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { OffWhen } from '../../../design/inputs/Fields.tsx';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { toChecks } from '../campaign-checks.ts';
import { type CampaignDraft, type CampaignWhole, getSkus } from '../campaign-draft.ts';
import { isOver } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import { useTerms } from '../queries.ts';
import { AutoFormCard } from './AutoFormCard.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { KindCard } from './KindCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { PublishCard } from './PublishCard.tsx';
import { PreviewCard } from './preview/PreviewCard.tsx';
import { MarginCard } from './prices/MarginCard.tsx';
import { PricesCard } from './prices/PricesCard.tsx';
import { TimeCard } from './TimeCard.tsx';
import { useCampaignForm } from './use-campaign-form.ts';

type Props = { campaign: CampaignWhole | undefined; start: CampaignDraft };

/** Adds a campaign, or changes the one given; what is over can be read. */
export function CampaignEditor({ campaign, start }: Props) {
  const text = useGroupsText();
  const canWrite = useCan('seller', 'campaigns.write');
  const [skuId, setSkuId] = useState<number>();
  const form = useCampaignForm(campaign, start);
  const terms = useTerms();
  const { values: draft, goods, skus } = form;
  const sku = skus.find(({ id }) => id === skuId) ?? getSkus(draft, skus)[0];

  const isStarted = campaign?.started ?? false;
  const isReadOnly = !canWrite || (campaign !== undefined && isOver(campaign.state));
  const now = serverNow();
  const checks = toChecks(draft, skus, now);
  const isComplete = Object.values(checks).every(Boolean) || (isStarted && checks.times);
  const card = { draft, onChange: form.change, skus, isFrozen: isStarted || isReadOnly };
  const problem = goods.error ?? terms.error;
  if (problem) {
    const retry = () => void Promise.all([goods.refetch(), terms.refetch()]);
    return <Failure error={problem} onRetry={retry} />;
  }
  return (
    <>
      <EditorHeader campaign={campaign} form={form} isComplete={isComplete} isReadOnly={isReadOnly} />
      <div className="stack">
        {campaign?.stop_reason && (
          <Note tone="error">{text('stoppedFor', { reason: campaign.stop_reason })}</Note>
        )}
        <EditorLayout
          side={
            <>
              <PreviewCard draft={draft} goods={goods.data} teamHours={terms.data?.team_hours} />
              {sku && terms.data && (
                <MarginCard
                  draft={draft}
                  skus={skus}
                  sku={sku}
                  onSku={setSkuId}
                  rate={terms.data.commission_rate}
                />
              )}
              {!isReadOnly && !isStarted && <PublishCard draft={draft} checks={checks} />}
            </>
          }
        >
          <OffWhen isOff={isReadOnly}>
            <KindCard {...card} />
            <GoodsCard {...card} goods={goods.data} />
            <PricesCard {...card} sku={sku} onSku={setSkuId} isStarted={isStarted} />
            <TimeCard
              {...card}
              teamHours={terms.data?.team_hours}
              hasBegun={campaign !== undefined && campaign.state !== 'draft' && campaign.starts_at <= now}
              isReadOnly={isReadOnly}
            />
            <AutoFormCard {...card} />
            <LimitsCard {...card} />
          </OffWhen>
        </EditorLayout>
      </div>
    </>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { type CampaignShown, canStop } from '../campaigns.view.ts';
import { StopCampaign } from '../components/StopCampaign.tsx';
import { CampaignStatus, CampaignTag } from '../components/TeamStatus.tsx';
import { TeamsCard } from '../components/TeamsCard.tsx';
import { useGroupsText } from '../groups-text.ts';
import { useMarketCampaign } from '../queries.ts';
import { RulesCard } from './RulesCard.tsx';
import { TiersCard } from './TiersCard.tsx';

/** One campaign of a shop: what it promises, its teams, and the operator's way to stop it. */
export function MarketCampaignScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useMarketCampaign(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <CampaignWhole campaign={data} />;
}

function CampaignWhole({ campaign }: { campaign: CampaignShown }) {
  const text = useGroupsText();
  const momentText = useMomentText();
  const canWrite = useCan('platform', 'campaigns.write');
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      <PageHeader
        back="/platform/campaigns"
        title={campaign.goods.title}
        marks={
          <>
            <CampaignStatus state={campaign.state} />
            <CampaignTag kind={campaign.kind} />
          </>
        }
        summary={`${campaign.shop.name} · ${text('changedAt', { time: momentText(campaign.updated_at) })}`}
        actions={
          canWrite &&
          canStop(campaign.state) && (
            <Button danger onClick={() => setStopping(true)}>
              {text('stop')}
            </Button>
          )
        }
      />
      <div className="stack">
        {campaign.stop_reason && (
          <Note tone="error">{text('stoppedFor', { reason: campaign.stop_reason })}</Note>
        )}
        <DetailLayout side={<RulesCard campaign={campaign} />}>
          <TiersCard campaign={campaign} />
        </DetailLayout>
        <TeamsCard area="platform" campaign={campaign} />
      </div>
      {isStopping && <StopCampaign area="platform" campaign={campaign} onClose={() => setStopping(false)} />}
    </>
  );
}

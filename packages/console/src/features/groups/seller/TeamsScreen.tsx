import { useParams } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { CampaignStatus, CampaignTag } from '../components/TeamStatus.tsx';
import { TeamsCard } from '../components/TeamsCard.tsx';
import { useGroupsText } from '../groups-text.ts';
import { useCampaign } from '../queries.ts';

/** The teams of one of the shop's campaigns. */
export function TeamsScreen() {
  const text = useGroupsText();
  const id = Number(useParams().id);
  const { data, error, refetch } = useCampaign(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        back={`/seller/campaigns/${id}`}
        title={text('teamsOf', { goods: data.goods.title })}
        marks={
          <>
            <CampaignStatus state={data.state} />
            <CampaignTag kind={data.kind} />
          </>
        }
        summary={text('teamsSummary', {
          open: data.teams.start,
          done: data.teams.success + data.teams.auto,
          fail: data.teams.fail,
        })}
      />
      <TeamsCard area="seller" campaign={data} />
    </>
  );
}

import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import styles from '../../../design/layout/card.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import type { CampaignRow } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import { useTeams } from '../queries.ts';
import { countTeams, getTeamTab, teamsDefaults, teamsInput, teamTabs } from '../teams.view.ts';
import { TeamMembers } from './TeamMembers.tsx';
import { teamColumns } from './team-columns.tsx';

type Props = { area: Area; campaign: Pick<CampaignRow, 'id' | 'teams'> };

/** The teams of a campaign; one opened shows its members and their orders. */
export function TeamsCard({ area, campaign }: Props) {
  const text = useGroupsText();
  const seesOrders = useCan('seller', 'orders.read') && area === 'seller';
  const [filters, change] = useListAddress(teamsDefaults);
  const { data, error, refetch, isPlaceholderData } = useTeams(area, campaign.id, filters);
  const { page, limit } = teamsInput(campaign.id, filters);
  const tab = getTeamTab(filters);
  const counts = countTeams(campaign.teams);
  return (
    <section className={styles.card} aria-label={text('teams')}>
      <ListTabs
        label={text('state')}
        active={tab}
        tabs={teamTabs.map((key) => ({
          key,
          label: text(key === 'all' ? 'all' : `team_${key}`),
          count: counts[key],
        }))}
        onChange={(state) => change({ state })}
      />
      <DataTable
        label={text('teams')}
        columns={teamColumns(text)}
        rows={data?.rows}
        rowKey={(row) => row.id}
        detail={(row) => <TeamMembers team={row} seesOrders={seesOrders} />}
        page={page}
        limit={limit}
        total={data?.total ?? 0}
        onPage={(next, size) => change({ page: String(next), limit: String(size) })}
        isRefreshing={isPlaceholderData}
        failure={error && <Failure error={error} onRetry={() => void refetch()} />}
        empty={<EmptyState title={text('noTeams')} hint={text('noTeamsHint')} />}
        onClearFilters={tab === 'all' ? undefined : () => change({ state: 'all' })}
      />
    </section>
  );
}

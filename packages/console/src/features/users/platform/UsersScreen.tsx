import { Users } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { parseOption } from '../../../design/tables/list-address.ts';
import { SortSelect } from '../../../design/tables/SortSelect.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useUsers } from '../queries.ts';
import { userSorts, userStates, usersDefaults, usersInput } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';
import { usersColumns } from './users-columns.tsx';

export function UsersScreen() {
  const text = useUsersText();
  const [filters, change] = useListAddress(usersDefaults);
  const { data, error, refetch, isPlaceholderData } = useUsers(filters);
  const { page, limit } = usersInput(filters);
  return (
    <>
      <PageHeader
        title={text('users')}
        summary={data && text('usersSummary', { n: data.counts.all, frozen: data.counts.frozen })}
      />
      <section className={styles.card} aria-label={text('users')}>
        <ListTabs
          label={text('state')}
          active={parseOption(userStates, filters.state, 'all')}
          tabs={userStates.map((key) => ({ key, label: text(`state_${key}`), count: data?.counts[key] }))}
          onChange={(state) => change({ state })}
        />
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('search')}
          onSearch={(keyword) => change({ keyword })}
        >
          <SortSelect
            label={text('sort')}
            value={parseOption(userSorts, filters.sort, 'new')}
            options={userSorts.map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </FilterBar>
        <DataTable
          label={text('users')}
          columns={usersColumns(text)}
          rows={data?.rows}
          rowKey={(row) => row.id}
          page={page}
          limit={limit}
          total={data?.total ?? 0}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          isRefreshing={isPlaceholderData}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={<EmptyState icon={<Users />} title={text('noUsers')} />}
          onClearFilters={filters.keyword ? () => change({ keyword: '' }) : undefined}
        />
      </section>
    </>
  );
}

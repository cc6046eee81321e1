import { Select } from 'antd';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { parseOption, wholeOr } from '../../../design/tables/list-address.ts';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { applicationStates, appliedTypes, nextAfter, queueDefaults } from '../applications.view.ts';
import { useApplications } from '../queries.ts';
import { useShopsText } from '../shops-text.ts';
import { ApplicationWork } from './ApplicationWork.tsx';
import styles from './applications.module.css';
import { QueueList } from './QueueList.tsx';

/** The queue of applications: the list, the one at hand, and the decision. */
export function ApplicationsScreen() {
  const text = useShopsText();
  const [filters, change] = useListAddress(queueDefaults);
  const { data, error, refetch } = useApplications(filters);
  const state = parseOption(applicationStates, filters.state, 'pending');
  const rows = data?.rows ?? [];
  const chosen = wholeOr(filters.id, rows[0]?.id ?? 0);
  return (
    <div className={styles.queue}>
      <section className={styles.queueList} aria-labelledby="queue-title">
        <h1 id="queue-title">{text('applications')}</h1>
        <ListTabs
          label={text('state')}
          active={state}
          tabs={applicationStates.map((key) => ({
            key,
            label: text(`tab_${key}`),
            count: data?.counts[key],
          }))}
          onChange={(key) => change({ state: key, id: '' })}
        />
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('searchApplications')}
          onSearch={(keyword) => change({ keyword, id: '' })}
        >
          <Select
            aria-label={text('type')}
            value={filters.type}
            options={[
              { value: '', label: text('typeAll') },
              ...appliedTypes.map((type) => ({ value: type as string, label: text(`type_${type}`) })),
            ]}
            onChange={(type) => change({ type, id: '' })}
          />
        </FilterBar>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows />}
        {data && rows.length === 0 && (
          <EmptyState title={text(state === 'pending' ? 'noneWaits' : 'noApplications')} />
        )}
        <QueueList
          rows={rows}
          chosen={chosen}
          total={data?.total ?? 0}
          page={wholeOr(filters.page, 1)}
          onChoose={(id) => change({ id: String(id), page: filters.page })}
          onPage={(page) => change({ page: String(page), id: '' })}
        />
      </section>
      {chosen > 0 ? (
        <ApplicationWork
          key={chosen}
          id={chosen}
          onDecided={() => change({ id: String(nextAfter(rows, chosen) ?? ''), page: filters.page })}
        />
      ) : (
        <div className={styles.queueWork}>{data && <EmptyState title={text('chooseOne')} />}</div>
      )}
    </div>
  );
}

import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { wholeOr } from '../../../design/tables/list-address.ts';
import { applicationStates, appliedTypes, nextAfter } from '../applications.view.ts';
import { useApplications } from '../queries.ts';
import { useShopsText } from '../shops-text.ts';
import { ApplicationWork } from './ApplicationWork.tsx';
import styles from './applications.module.css';
import { QueueList } from './QueueList.tsx';

/** The queue of applications: the list, the one at hand, and the decision. */
export function ApplicationsScreen() {
  const text = useShopsText();
  const list = useApplications();
  const { data, error, refetch, input, change } = list;
  const rows = data?.rows ?? [];
  const chosen = wholeOr(list.own.id, rows[0]?.id ?? 0);
  return (
    <div className={styles.queue}>
      <section className={styles.queueList} aria-labelledby="queue-title">
        <h1 id="queue-title">{text('applications')}</h1>
        <ListTabs
          label={text('state')}
          active={input.state ?? 'pending'}
          tabs={applicationStates.map((key) => ({
            key,
            label: text(`tab_${key}`),
            count: data?.counts[key],
          }))}
          onChange={(state) => change({ state, id: '' })}
        />
        <FilterBar
          keyword={input.keyword ?? ''}
          placeholder={text('searchApplications')}
          onSearch={(keyword) => change({ keyword, id: '' })}
        >
          <ListSelect
            list={list}
            name="type"
            label={text('type')}
            any={text('typeAll')}
            options={appliedTypes}
            toText={(type) => text(`type_${type}`)}
            onChange={(type) => change({ type, id: '' })}
          />
        </FilterBar>
        {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
        {data && rows.length === 0 && (
          <EmptyState title={text(input.state === 'pending' ? 'noneWaits' : 'noApplications')} />
        )}
        <QueueList
          rows={rows}
          chosen={chosen}
          total={data?.total ?? 0}
          page={input.page}
          limit={input.limit}
          onChoose={(id) => change({ id })}
          onPage={(page) => change({ page, id: '' })}
        />
      </section>
      {chosen > 0 ? (
        <ApplicationWork
          key={chosen}
          id={chosen}
          onDecided={() => change({ id: nextAfter(rows, chosen) ?? '' })}
        />
      ) : (
        <div className={styles.queueWork}>{data && <EmptyState title={text('chooseOne')} />}</div>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import styles from '../../../design/tables/cells.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { DateText } from '../../../design/values/DateText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useTree } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import { BlockButton } from './BlockButton.tsx';

const limit = 20;

/** A person, who brought them, and whom they brought. */
export function TreeScreen() {
  const text = useReferralText();
  const id = Number(useParams().id);
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData, more } = useTree({ id, page, limit }, setPage);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  const { person, above } = data;
  // a table takes a field of this name for rows below the row
  const rows = data.rows.map(({ children, ...row }) => ({ ...row, brought: children }));
  return (
    <>
      <PageHeader
        back="/platform/growth/people"
        title={text('treeOf', { name: person.nickname })}
        marks={person.blocked && <StatusDot tone="bad">{text('state_blocked')}</StatusDot>}
        actions={<BlockButton person={person} />}
      />
      <div className="stack">
        <Card title={text('above')}>
          {above.length === 0 ? (
            <p className="muted">{text('noAbove')}</p>
          ) : (
            <p className="row wrap">
              {above.map((one) => (
                <Link key={one.id} to={`/platform/growth/people/${one.id}`}>
                  {one.nickname}
                </Link>
              ))}
            </p>
          )}
        </Card>
        <Card ruled flush title={text('below')}>
          <DataTable
            label={text('below')}
            rows={rows}
            rowKey={(row) => row.id}
            isRefreshing={isPlaceholderData}
            more={more}
            paging={more ? undefined : { page, limit, total: data.total, onPage: (to) => setPage(to.page) }}
            empty={<p className="muted">{text('noBelow')}</p>}
            columns={[
              {
                title: text('person'),
                render: (_, { nickname, avatar, id, blocked }) => (
                  <Link to={`/platform/growth/people/${id}`} className={styles.cellGoods}>
                    <Thumb size={36} image={avatar} round />
                    {nickname}
                    {blocked && <StatusDot tone="bad">{text('state_blocked')}</StatusDot>}
                  </Link>
                ),
              },
              {
                title: text('boundAt'),
                render: (_, { bound_at }) => bound_at !== null && <DateText at={bound_at} />,
              },
              { title: text('children'), align: 'right', dataIndex: 'brought' },
              { title: text('earned'), align: 'right', render: (_, { earned }) => <Money amount={earned} /> },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

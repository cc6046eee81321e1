import { Link } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { useFirstReferrers } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import { referrersColumns } from './referrers-columns.tsx';

/** Those who earned most, and the way to all of them. */
export function ReferrersCard() {
  const text = useReferralText();
  const { data, error, refetch } = useFirstReferrers();
  return (
    <Card
      ruled
      flush
      title={text('people')}
      aside={data && <Link to="/platform/growth/people">{text('allPeople', { n: data.total })}</Link>}
    >
      <DataTable
        label={text('people')}
        rows={data?.rows}
        rowKey={({ id }) => id}
        columns={referrersColumns(text)}
        failure={error && <NotLoaded error={error} onRetry={refetch} rows={3} />}
        empty={<p className="muted">{text('noPeople')}</p>}
      />
    </Card>
  );
}

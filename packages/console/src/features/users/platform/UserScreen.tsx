import { Link, useParams } from 'react-router';
import { wholeOr } from '../../../design/address/address-input.ts';
import { Figure } from '../../../design/charts/Figure.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useUser } from '../queries.ts';
import { toCounters } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SilenceNote } from './SilenceNote.tsx';
import { UserActions } from './UserActions.tsx';
import styles from './users.module.css';

/** One shopper: how they shop, where they are logged in, and whether they may be. */
export function UserScreen() {
  const text = useUsersText();
  const { id = '' } = useParams();
  const canWrite = useCan('platform', 'users.write');
  const readsOrders = useCan('platform', 'orders.read');
  const { data: user, error, refetch } = useUser(wholeOr(id, 0));
  if (error || !user) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        title={user.nickname}
        back="/platform/users"
        marks={
          <StatusDot tone={user.state === 'active' ? 'done' : 'bad'}>{text(`state_${user.state}`)}</StatusDot>
        }
        actions={canWrite && <UserActions user={user} />}
      />
      <DetailLayout side={<ProfileCard user={user} />}>
        {user.state === 'frozen' && (
          <Note tone="error">
            {text('frozenBecause', { reason: user.freeze_reason || text('noReason') })}
          </Note>
        )}
        {user.silenced_until !== null && (
          <SilenceNote id={user.id} nickname={user.nickname} until={user.silenced_until} />
        )}
        <Card
          title={text('ordersCard')}
          aside={
            readsOrders && (
              <Link className="row-link" to={`/platform/orders?shopper=${user.id}`}>
                {text('ordersAll')}
              </Link>
            )
          }
        >
          <dl className={styles.userFigures}>
            {toCounters(user).map(({ key, count }) => (
              <Figure key={key} name={text(key)}>
                {count}
              </Figure>
            ))}
          </dl>
        </Card>
        <SessionsCard sessions={user.sessions} />
      </DetailLayout>
    </>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import { Link } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { useRings } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import { BlockButton } from './BlockButton.tsx';
import styles from './growth.module.css';

/** People of one referrer who share what two people seldom do. */
export function RingsCard() {
  const text = useReferralText();
  const { data, error, refetch } = useRings();
  return (
    <Card title={text('ringsCard')}>
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} rows={2} />}
      {data?.rows.length === 0 && <p className="muted">{text('noRings')}</p>}
      {data?.rows.map((ring) => (
        <div key={`${ring.head.id}${ring.kind}`} className={styles.ring}>
          <div className="row between">
            <b className="strong">{ring.head.nickname}</b>
            <MomentText at={ring.newest_at} />
          </div>
          <p>{text('ringPeople', { n: ring.people, of: ring.of, kind: text(`kind_${ring.kind}`) })}</p>
          <p className="muted small">{ring.names.join(' · ')}</p>
          <div className="row between">
            <span className="muted">{text('ringExpected', { sum: showMoney(ring.expected) })}</span>
            <span className="row">
              <Link to={`/platform/growth/people/${ring.head.id}`}>{text('seeTree')}</Link>
              <BlockButton person={{ ...ring.head, blocked: false }} />
            </span>
          </div>
        </div>
      ))}
    </Card>
  );
}

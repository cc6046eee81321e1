import type { Team } from '@chengji/contract';
import { Plus, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { EmptyAvatar } from '../../../design/pictures/avatars/EmptyAvatar.tsx';
import { PersonButton } from '../../complaints/index.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './TeamMembers.module.css';
import { toPlaces } from './team.view.ts';

const FACE = 56;

/** Who is in the team, the places to invite to, and those the market filled, marked as such. */
export function TeamMembers({ team, onInvite }: { team: Team; onInvite: () => void }) {
  const t = useGroupStrings();
  const { members, more, invites, filled } = toPlaces(team);
  return (
    <>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={`${member.joined_at} ${member.nickname}`}>
            <PersonButton person={member} className={styles.face}>
              <Avatar url={member.avatar} name={member.nickname} size={FACE} />
              <Badge member={member} />
            </PersonButton>
            <span className={styles.name}>{member.paid ? member.nickname : t('unpaid')}</span>
          </li>
        ))}
        {places(filled).map((place) => (
          <li key={`filled ${place}`}>
            <EmptyAvatar icon={ShieldCheck} size={FACE} />
            <span className={styles.name}>{t('filled')}</span>
          </li>
        ))}
        {places(invites).map((place) => (
          <li key={`invite ${place}`}>
            <button type="button" className={styles.invite} onClick={onInvite}>
              <EmptyAvatar icon={Plus} size={FACE} />
              <span>{t('invite')}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('morePeople', { count: more })}</p>}
    </>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Leads, or is the one who looks. */
function Badge({ member: { me, leader } }: { member: Team['members'][number] }): ReactNode {
  const t = useGroupStrings();
  if (leader) return <span className={styles.badge}>{t('leader')}</span>;
  return me && <span className={`${styles.badge} ${styles.me}`}>{t('me')}</span>;
}

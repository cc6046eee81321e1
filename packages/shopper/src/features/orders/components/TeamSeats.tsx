import type { TeamBrief } from '@chengji/contract';
import { Plus, UserRound, Users } from 'lucide-react';
import { classes } from '../../../design/classes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { useOrderStrings } from '../strings.ts';
import styles from './TeamSeats.module.css';

/** As many seats as stand beside words; a larger team is told by its numbers. */
const MOST_DRAWN = 5;

/** The seats of a team: whoever has paid, and those still free. */
export function TeamSeats({ team: { paid, size } }: { team: Pick<TeamBrief, 'paid' | 'size'> }) {
  const t = useOrderStrings();
  const seats = Array.from({ length: size }, (_, seat) => seat);
  return (
    <span className={styles.seats}>
      <span className="aloud">{t('paidOf', { paid, size })}</span>
      {size > MOST_DRAWN ? (
        <span className={styles.many} aria-hidden="true">
          <Icon as={Users} size={16} />
          {paid}/{size}
        </span>
      ) : (
        seats.map((seat) => (
          <span key={seat} className={classes(styles.seat, seat >= paid && styles.free)}>
            <Icon as={seat < paid ? UserRound : Plus} size={13} />
          </span>
        ))
      )}
    </span>
  );
}

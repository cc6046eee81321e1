import { classes } from '@chengji/client-kit/classes';
import type { TeamBrief } from '@chengji/contract';
import { Plus, ShieldCheck, UserRound, Users } from 'lucide-react';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useOrderStrings } from '../strings.ts';
import { toSeats } from '../team.view.ts';
import styles from './TeamSeats.module.css';

/** As many seats as fit beside the text; a larger team shows its numbers. */
const MAX_DRAWN = 5;

const icons = { paid: UserRound, filled: ShieldCheck, free: Plus } as const;

/** The seats of a team: who has paid, those the market filled, and those still free. */
export function TeamSeats({ team }: { team: TeamBrief }) {
  const t = useOrderStrings();
  const { paid, size } = team;
  const seats = toSeats(team);
  return (
    <span className={styles.seats}>
      <Hidden>{t('paidOf', { paid, size })}</Hidden>
      {seats.length > MAX_DRAWN ? (
        <span className={styles.many} aria-hidden="true">
          <Icon as={Users} size={16} />
          {paid}/{size}
        </span>
      ) : (
        seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name than its place
          <span key={place} className={classes(styles.seat, styles[seat])}>
            <Icon as={icons[seat]} size={13} />
          </span>
        ))
      )}
    </span>
  );
}

import { classes } from '@chengji/client-kit/classes';
import type { OrderTeam, TeamBrief } from '@chengji/contract';
import { Plus, ShieldCheck, UserRound, Users } from 'lucide-react';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useOrderStrings } from '../strings.ts';
import { toSeats } from '../team.view.ts';
import styles from './TeamSeats.module.css';

/** As many seats as fit beside the text; a larger team shows its numbers. */
const MAX_DRAWN = 5;
/** So many people of a larger team stand beside its numbers. */
const MANY_FACES = 3;
const FACE = 24;

const icons = { paid: UserRound, filled: ShieldCheck, free: Plus } as const;

type Face = OrderTeam['faces'][number];
type TeamSeatsProps = { team: TeamBrief; faces?: readonly Face[] };

/** The seats of a team: who has paid, those the market filled, and those still free. */
export function TeamSeats({ team, faces = [] }: TeamSeatsProps) {
  const t = useOrderStrings();
  const { paid, size } = team;
  const seats = toSeats(team);
  return (
    <span className={styles.seats}>
      <Hidden>{t('paidOf', { paid, size })}</Hidden>
      {seats.length > MAX_DRAWN ? (
        <Many paid={paid} size={size} faces={faces.slice(0, MANY_FACES)} />
      ) : (
        seats.map((seat, place) => {
          const face = seat === 'paid' && faces[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name than its place
            <span key={place} className={classes(styles.seat, face ? styles.face : styles[seat])}>
              {face ? <SeatFace face={face} /> : <Icon as={icons[seat]} size={13} />}
            </span>
          );
        })
      )}
    </span>
  );
}

function Many({ paid, size, faces }: { paid: number; size: number; faces: readonly Face[] }) {
  return (
    <>
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name than its place
        <span key={place} className={classes(styles.seat, styles.face)}>
          <SeatFace face={face} />
        </span>
      ))}
      <span className={styles.many} aria-hidden="true">
        {faces.length === 0 && <Icon as={Users} size={16} />}
        {paid}/{size}
      </span>
    </>
  );
}

const SeatFace = ({ face: { avatar, nickname } }: { face: Face }) => (
  <Avatar url={avatar} name={nickname} size={FACE} />
);

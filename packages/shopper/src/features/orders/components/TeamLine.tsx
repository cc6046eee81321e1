import type { OrderTeam } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { refreshOrdersOnceSettled } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { getTeamStatus } from '../team.view.ts';
import styles from './TeamLine.module.css';
import { TeamSeats } from './TeamSeats.tsx';

/** The progress of a team, in one line; while it takes people, with the time left. */
export function TeamLine({ team }: { team: OrderTeam }) {
  const t = useOrderStrings();
  const { key, params } = getTeamStatus(team);
  return (
    <Row as="span" className={styles.line}>
      <TeamSeats team={team} faces={team.faces} />
      <Text size={13} grow tone={1}>
        {t(key, params)}
      </Text>
      {team.state === 'start' && (
        <Text push size={12} tone={2} className={styles.left}>
          {t('teamLeft')} <Countdown at={team.ends_at} look="text" onEnd={refreshOrdersOnceSettled} />
        </Text>
      )}
    </Row>
  );
}

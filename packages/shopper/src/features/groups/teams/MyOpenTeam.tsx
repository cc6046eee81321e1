import type { CallOut } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { Box, look, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { refreshTeamsOnceSettled } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './MyOpenTeam.module.css';

type OwnTeam = CallOut<'GET /wanlshop/groups/mine'>['rows'][number];

/** The own team that is still open: what it wants, how long, and the way to invite or to pay. */
export function MyOpenTeam({ team }: { team: OwnTeam }) {
  const t = useGroupStrings();
  const { id, is_paid, lacking, trade_no, ends_at } = team;
  const status = is_paid
    ? lacking > 0
      ? t('lackingHead', { count: lacking })
      : t('reached')
    : t('payFirst');
  return (
    <section className={`${cardStyles.card} ${styles.team}`}>
      <Link
        to="pages/apps/groups/team"
        params={{ id }}
        className={look({ row: 'center', gap: 3, grow: true })}
      >
        <Photo url={team.goods.image} width={48} thumb className={styles.photo} />
        <Box as="span" grow>
          <Text as="b" size={14} lines={2}>
            {t('myTeam')} · {status}
          </Text>
          <Text size={12} tone={3} className={styles.left}>
            {t('left')} <Countdown at={ends_at} look="text" onEnd={refreshTeamsOnceSettled} />{' '}
            {lacking > 0 ? t('leftToRefund') : t('leftToPrice')}
          </Text>
        </Box>
      </Link>
      {is_paid ? (
        <Button size="s" onClick={() => go('pages/apps/groups/team', { id })}>
          {t('invite')}
        </Button>
      ) : (
        <Button size="s" onClick={() => go('pages/user/money/pay', { trade_no })}>
          {t('pay')}
        </Button>
      )}
    </section>
  );
}

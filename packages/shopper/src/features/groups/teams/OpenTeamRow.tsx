import { showMoney } from '@chengji/client-kit/money-display';
import type { OpenTeam } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { AvatarStack } from '../../../design/pictures/avatars/AvatarStack.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { computeWanted, type Tiers } from '../campaigns/campaign.view.ts';
import { Highlighted } from '../campaigns/Highlighted.tsx';
import { refreshTeamsOnceSettled } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './OpenTeamRow.module.css';

const FACES = 2;

type Props = { team: OpenTeam; tiers: Tiers; isMine: boolean; onJoin: () => void };

/** One team that takes members: who is in it, how long, how many it wants. */
export function OpenTeamRow({ team, tiers, isMine, onJoin }: Props) {
  const t = useGroupStrings();
  const { id, members, ends_at } = team;
  const { count, price } = computeWanted(tiers, team);
  const words = price
    ? t('lackingForPrice', { count, price: showMoney(price, 'short') })
    : t('lacking', { count });
  return (
    <Row className={styles.row}>
      <AvatarStack people={members.slice(0, FACES)} size={40} />
      <Row grow className={styles.words}>
        <div className={styles.who}>
          <Text as="div" size={14} lines={1}>
            {members[0]?.nickname}
          </Text>
          <Box size={12} tone={3} className={styles.left}>
            {t('left')} <Countdown at={ends_at} look="text" onEnd={refreshTeamsOnceSettled} />
          </Box>
        </div>
        <Text size={13}>
          <Highlighted text={words} mark={String(count)} />
        </Text>
      </Row>
      {isMine ? (
        <Button look="soft" size="s" onClick={() => go('pages/apps/groups/team', { id })}>
          {t('seeTeam')}
        </Button>
      ) : (
        <Button size="s" onClick={onJoin}>
          {t('join')}
        </Button>
      )}
    </Row>
  );
}

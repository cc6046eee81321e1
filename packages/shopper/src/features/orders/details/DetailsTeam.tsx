import { showMoney } from '@chengji/client-kit/money-display';
import type { OrderDetails } from '@chengji/contract';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useTeamUpdates } from '../../groups/index.ts';
import { TeamLine } from '../components/TeamLine.tsx';
import { isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import { teamShown } from '../team.view.ts';

/** The team an order was bought in: its progress, the price it was settled at, and the refund of the difference. */
export function DetailsTeam({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  const team = teamShown(order);
  if (!team) return null;
  const { settled, kind } = team;
  return (
    <SectionCard
      title={t('team')}
      more={t('do.seeTeam')}
      onMore={() => go('pages/apps/groups/team', { id: team.id })}
    >
      {team.state === 'start' && <TeamNews id={team.id} />}
      <TeamLine team={team} />
      <Box as="dl" above={2}>
        {kind === 'ladder' && settled && (
          <KeyValue name={t('settledAt')}>
            {t('settledPrice', { size: settled.size, price: showMoney(settled.price) })}
          </KeyValue>
        )}
        {!isNothing(order.returned) && (
          <KeyValue name={t('returned')}>
            <Text tone="success" num>
              {showMoney(order.returned)}
            </Text>
          </KeyValue>
        )}
        {order.state === 'pending_payment' && order.late && (
          <KeyValue name={t('late')}>{t(`late.${order.late}`)}</KeyValue>
        )}
      </Box>
    </SectionCard>
  );
}

/** While its team takes people, the order is shown as it fills. */
function TeamNews({ id }: { id: number }) {
  useTeamUpdates(id);
  return null;
}

import { Cell } from '../../../design/layout/Cell.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import type { BillDetails } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';

/** What a bill belongs to, each a press away: its orders, its team, its refund, its withdrawal. */
export function BillSubject({ bill }: { bill: BillDetails }) {
  const t = useWalletStrings();
  const { orders, team_id, refund, withdrawal } = bill;
  if (orders.length === 0 && team_id === null && !refund && !withdrawal) return null;
  return (
    <SectionCard flush>
      {orders.map(({ id, order_no }) => (
        <Cell
          key={id}
          label={t('orderNo')}
          value={
            <Text num lines={1}>
              {order_no}
            </Text>
          }
          onPress={() => go('pages/user/order/details', { id })}
        />
      ))}
      {team_id !== null && (
        <Cell
          label={t('ofTeam')}
          value={t('seeTeam')}
          onPress={() => go('pages/apps/groups/team', { id: team_id })}
        />
      )}
      {refund && (
        <Cell
          label={t('ofRefund')}
          value={
            <Text num lines={1}>
              {refund.refund_no}
            </Text>
          }
          onPress={() => go('pages/user/refund/details', { id: refund.id })}
        />
      )}
      {withdrawal && (
        <Cell
          label={t('ofWithdrawal')}
          value={
            <Text num lines={1}>
              {withdrawal.withdrawal_no}
            </Text>
          }
          onPress={() => go('pages/user/money/witlist', { id: withdrawal.id })}
        />
      )}
    </SectionCard>
  );
}

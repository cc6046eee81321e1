import { showMoney } from '@chengji/client-kit/money-display';
import type { ClosingBlocker } from '@chengji/contract';
import { Cell } from '../../../design/layout/Cell.tsx';
import { look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useAccountStrings } from '../strings.ts';

/** What must come to its end first, each with the way there. */
export function ClosingBlockers({ blockers }: { blockers: readonly ClosingBlocker[] }) {
  const t = useAccountStrings();
  return (
    <>
      <Text as="p" inset="page" size={13} tone={2}>
        {t('obstacles')}
      </Text>
      <SectionCard flush className={look({ above: 3 })}>
        {blockers.map((blocker) =>
          blocker.kind === 'open_orders' ? (
            <Cell
              key={blocker.kind}
              label={t('obstacle.open_orders', { count: blocker.count })}
              value={t('obstacle.toOrders')}
              onPress={() => go('pages/user/order/order')}
            />
          ) : (
            <Cell key={blocker.kind} label={t('obstacle.balance', { amount: showMoney(blocker.amount) })} />
          ),
        )}
      </SectionCard>
    </>
  );
}

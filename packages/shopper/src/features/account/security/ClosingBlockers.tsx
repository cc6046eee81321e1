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
        {t('blockers')}
      </Text>
      <SectionCard flush className={look({ above: 3 })}>
        {blockers.map((blocker) => (
          <BlockerCell key={blocker.kind} blocker={blocker} />
        ))}
      </SectionCard>
    </>
  );
}

function BlockerCell({ blocker }: { blocker: ClosingBlocker }) {
  const t = useAccountStrings();
  if (blocker.kind === 'open_orders')
    return (
      <Cell
        label={t('blocker.open_orders', { count: blocker.count })}
        value={t('blocker.toOrders')}
        onPress={() => go('pages/user/order/order')}
      />
    );
  return 'count' in blocker ? (
    <Cell label={t(`blocker.${blocker.kind}`, { count: blocker.count })} />
  ) : (
    <Cell label={t(`blocker.${blocker.kind}`, { amount: showMoney(blocker.amount) })} />
  );
}

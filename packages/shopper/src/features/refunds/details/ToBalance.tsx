import { showMoney } from '@chengji/client-kit/money-display';
import type { Refund } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { ask } from '../../../kernel/modal.ts';
import { toast } from '../../../kernel/toast.ts';
import { useRefundChange } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';

/** Money that its channel could not return, to be had in the balance at once. */
export function ToBalance({ refund: { id, can, amount } }: { refund: Refund }) {
  const t = useRefundStrings();
  const moving = useRefundChange('to_balance', () => toast(t('toBalanceDone'), 'done'));
  if (!can.to_balance) return null;
  const money = showMoney(amount);
  const handlePress = async () => {
    if (!moving.isPending && (await ask(t('toBalanceAsk', { amount: money })))) moving.mutate({ id });
  };
  return (
    <SectionCard>
      <Text as="p" size={14} tone={2}>
        {t('toBalanceHint', { amount: money })}
      </Text>
      <Box above={3}>
        <Button size="block" busy={moving.isPending} onClick={() => void handlePress()}>
          {t('toBalance')}
        </Button>
      </Box>
    </SectionCard>
  );
}

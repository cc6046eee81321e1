import { showMoney } from '@chengji/client-kit/money-display';
import { Price } from '../../../design/commerce/Price.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useAccountWords } from '../components/use-account-words.ts';
import { useWithdrawal } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';

/** A withdrawal was asked for: what will arrive where, and until when. */
export function WithdrawSuccess({ id }: { id: number }) {
  const t = useWalletStrings();
  const words = useAccountWords();
  const { showMoment } = useTimeDisplay();
  const query = useWithdrawal(id);
  return (
    <QueryView query={query} skeleton={<Skeleton height={168} radius={20} />}>
      {({ amount, arrives, account, due_at }) => (
        <Empty
          picture="money"
          title={t('withdrawDone')}
          text={t('withdrawDoneHint', { arrives: showMoney(arrives), account: words.toShort(account) })}
        >
          <Box as="p" above={4}>
            <Price money={amount} places="full" size="xl" ink />
          </Box>
          {due_at !== null && (
            <Text as="p" size={13} num>
              {t('withdrawDue', { time: showMoment(due_at).slice(0, 16) })}
            </Text>
          )}
          <ButtonRow>
            <Button look="line" onClick={() => replace('pages/user/money/money')}>
              {t('seeWallet')}
            </Button>
            <Button onClick={() => replace('pages/user/money/witlist', { id })}>{t('seeProgress')}</Button>
          </ButtonRow>
        </Empty>
      )}
    </QueryView>
  );
}

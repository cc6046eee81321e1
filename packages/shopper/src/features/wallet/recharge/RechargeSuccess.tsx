import { Price } from '../../../design/commerce/Price.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { usePaymentStatus } from '../../payments/index.ts';
import { useWalletStrings } from '../strings.ts';

/** A recharge is credited. */
export function RechargeSuccess({ paymentNo }: { paymentNo: string }) {
  const t = useWalletStrings();
  const { data } = usePaymentStatus(paymentNo);
  return (
    <Empty picture="party" title={t('rechargeDone')} text={t('rechargeDoneHint')}>
      {data && (
        <Box as="p" above={4}>
          <Price money={data.amount} places="full" size="xl" ink />
        </Box>
      )}
      <ButtonRow>
        <Button look="line" onClick={() => go('pages/index')}>
          {t('goHome')}
        </Button>
        <Button onClick={() => replace('pages/user/money/money')}>{t('seeWallet')}</Button>
      </ButtonRow>
    </Empty>
  );
}

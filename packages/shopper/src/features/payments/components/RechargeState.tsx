import type { CallOut } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { usePaymentStrings } from '../strings.ts';
import headStyles from './PayHead.module.css';

type Status = CallOut<'GET /wanlshop/pay/status'>['status'];

type RechargeStateProps = {
  status: Exclude<Status, 'paid'>;
  amount: string;
  /** That the channel does not answer, and what becomes of the payment. */
  note: string;
};

const pictures = { pending: 'money', closed: 'robot', refunded: 'robot' } as const;

/** A recharge that is not credited: the channel has not said yet, or it is over. */
export function RechargeState({ status, amount, note }: RechargeStateProps) {
  const t = usePaymentStrings();
  const isPending = status === 'pending';
  return (
    <Empty picture={pictures[status]} title={t(`recharge.${status}`)} text={t(`recharge.${status}Hint`)}>
      <Box as="p" above={4}>
        <Price money={amount} places="full" size="xl" ink />
      </Box>
      {isPending && (
        <Row as="p" above={3} tone={2} className={headStyles.left} role="status">
          <span className={buttonStyles.ring} /> {t('waiting')}
        </Row>
      )}
      {note && (
        <p className={headStyles.note} role="status">
          {note}
        </p>
      )}
      <ButtonRow>
        <Button look="line" onClick={() => replace('pages/user/money/money')}>
          {t('seeWallet')}
        </Button>
        <Button onClick={() => replace('pages/user/money/recharge')}>
          {t(isPending ? 'payOtherwise' : 'rechargeAgain')}
        </Button>
      </ButtonRow>
    </Empty>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import { useSecondsLeft } from '@chengji/client-kit/react';
import type { CallOut, PayChannel } from '@chengji/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { pickChannel } from '../channel.view.ts';
import { usePaymentStrings } from '../strings.ts';
import type { usePay } from '../use-pay.ts';
import styles from './Cashier.module.css';
import { CashierBar } from './CashierBar.tsx';
import { ChannelList } from './ChannelList.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { PayHead } from './PayHead.tsx';

type CashierProps = {
  channels: CallOut<'GET /wanlshop/pay/channels'>;
  pay: ReturnType<typeof usePay>;
  isWaiting: boolean;
  /** That the channel of the payment under way does not answer. */
  note: string;
  onLeave: () => void;
};

/** How much, by which way, and the one button that pays. */
export function Cashier({ channels, pay, isWaiting, note, onLeave }: CashierProps) {
  const t = usePaymentStrings();
  const { rows, payable, expires_at, has_pay_password } = channels;
  const [chosen, setChosen] = useState<PayChannel | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isLate = useSecondsLeft(expires_at) === 0;
  const channel = pickChannel(rows, chosen);
  const handlePay = () => {
    if (channel === 'balance') setAsking(true);
    else if (channel) pay.start(channel);
  };
  const handleClose = () => {
    pay.forgetRefusal();
    setAsking(false);
  };
  const bar = (
    <BottomBar clear>
      <Button
        size="block"
        disabled={channel === null || isLate}
        busy={pay.busy && !isAsking}
        onClick={handlePay}
      >
        <Text num>{t('pay', { amount: showMoney(payable) })}</Text>
      </Button>
    </BottomBar>
  );
  return (
    <Page nav={<CashierBar onBack={onLeave} />} bar={bar}>
      <PayHead payable={payable} until={expires_at} isWaiting={isWaiting} note={note} />
      <ChannelList rows={rows} on={channel} onChange={setChosen} />
      <Row as="p" gap={1} inset="page" size={12} tone={3} className={styles.safe}>
        <Icon as={ShieldCheck} size={16} />
        {t('safe')}
      </Row>
      {isAsking && (
        <PasswordSheet
          subject={{ name: t('payable'), amount: payable }}
          hasPassword={has_pay_password}
          busy={pay.busy}
          error={pay.refused}
          onEnter={(password) => pay.start('balance', password)}
          onEdit={pay.forgetRefusal}
          onClose={handleClose}
        />
      )}
    </Page>
  );
}

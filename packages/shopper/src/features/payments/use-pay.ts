import { CallError } from '@chengji/client-kit';
import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { CallOut, PayChannel } from '@chengji/contract';
import { useState } from 'react';
import { faultText, reportFault } from '../../kernel/calls/faults.ts';
import { refreshChannels, useCreatePayment } from './queries.ts';
import { useChannelStep } from './use-channel-step.ts';

type Created = CallOut<'POST /wanlshop/pay/create'>;

const passwordFaults = ['payments.wrong_pay_password', 'payments.pay_password_locked'];

/** Pays a trade by any channel; `payment` is the pending one, `refused` why the password was refused. */
export function usePay(tradeNo: string, startedWith: string | undefined) {
  const goToChannel = useChannelStep();
  const [payment, setPayment] = useState(startedWith ?? null);
  const [isPaid, setPaid] = useState(false);
  const [refused, setRefused] = useState('');
  const getKey = useIdempotencyKey();

  const goOn = async ({ payment_no, status, params }: Created) => {
    if (status === 'paid') return setPaid(true);
    setPayment(payment_no);
    await goToChannel(params);
  };
  const creating = useCreatePayment(
    (created) => void goOn(created),
    (fault) => {
      const isOfPassword = fault instanceof CallError && passwordFaults.includes(fault.key);
      if (isOfPassword) return setRefused(faultText(fault));
      reportFault(fault);
      // another device may have paid it, or its time may be up
      refreshChannels();
    },
  );
  return {
    payment,
    isPaid,
    refused,
    busy: creating.isPending,
    forgetRefusal: () => setRefused(''),
    start(channel: PayChannel, password?: string) {
      if (creating.isPending) return;
      const asked = { trade_no: tradeNo, channel };
      const idempotencyKey = getKey(asked);
      creating.mutate({ ...asked, ...(password === undefined ? {} : { password }), idempotencyKey });
    },
  };
}

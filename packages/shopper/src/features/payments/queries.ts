import type { CallOut } from '@chengji/contract';
import { refresh, useCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { loadUser } from '../../kernel/session/session.ts';

const channels = 'GET /wanlshop/pay/channels';
/** What is shown of the wallet, the balance beside the person included, is fetched again. */
export function refreshMoney(): void {
  refresh('GET /wanlshop/wallet/info', 'GET /wanlshop/wallet/bills');
  void loadUser();
}

const ASK_AGAIN_MS = 2_500;

subscribeToFrames((frame) => {
  if (frame.type === 'notice' && frame.modules === 'order') refresh(channels);
});

export const useChannels = (tradeNo: string) => useCall(channels, { trade_no: tradeNo }, { freshMs: 0 });

export const refreshChannels = () => refresh(channels);

type Status = CallOut<'GET /wanlshop/pay/status'>;

/** The state of a pending payment, polled until its channel has answered. */
export const usePaymentStatus = (paymentNo: string | null) =>
  useCall(
    'GET /wanlshop/pay/status',
    { payment_no: paymentNo ?? '' },
    {
      enabled: paymentNo !== null,
      freshMs: 0,
      isSilent: true,
      everyMs: (data: Status | undefined) => (data && data.status !== 'pending' ? false : ASK_AGAIN_MS),
    },
  );

type Created = CallOut<'POST /wanlshop/pay/create'>;

export const useCreatePayment = (onDone: (created: Created) => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/pay/create', { onDone, onFault });

export const useSetPayPassword = (
  onDone: () => void,
  onFault: (fault: Error & { field?: string | undefined }) => void,
) =>
  useSend('POST /wanlshop/user/paypassword', {
    changes: [channels, 'GET /wanlshop/wallet/info'],
    onDone: () => {
      void loadUser();
      onDone();
    },
    onFault,
  });

import type { CallChecked, PayChannel } from '@chengji/contract';

export type BillChannel = CallChecked<'GET /platform/ledger/bill'>['channel'];

/** The balance keeps no bill: what is stored of a bill is of another channel. */
export function toBillChannel(channel: PayChannel): BillChannel {
  if (channel === 'balance') throw new Error('the balance has no bill');
  return channel;
}

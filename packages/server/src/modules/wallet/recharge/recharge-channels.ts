import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';

/** By which ways money can be paid in: all but the balance, which it is paid into. */
export const listRechargeChannels = ({ services }: Context): PayChannel[] =>
  services.config.payChannels.filter((channel) => channel !== 'balance');

import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import type { LabelledGauge } from '../../../kernel/module.ts';
import { type Gateway, GatewayError } from './gateway.ts';

/** The gateway of a channel; one that was switched off since is as one that does not answer. */
export function getGateway({ services }: Context, channel: PayChannel): Gateway {
  const gateway = services.gateways.get(channel);
  if (!gateway) throw new GatewayError(`the channel ${channel} is switched off`);
  return gateway;
}

/** How much of a channel's lane may be under way now. */
export const getRoom = ({ services }: Context, channel: PayChannel): number =>
  services.gateways.get(channel)?.room() ?? 1;

/** One that was switched off since answers nobody either. */
export function isUnreachable({ services }: Context, channel: PayChannel): boolean {
  const gateway = services.gateways.get(channel);
  return gateway ? gateway.isFailing() : channel !== 'balance';
}

export const channelGauge: LabelledGauge = {
  name: 'chengji_payment_channel_up',
  help: 'Whether a payment channel is asked as usual: 0 from when its circuit breaker opens until it answers again',
  label: 'channel',
  read: ({ services }) =>
    [...services.gateways].map(([channel, gateway]) => [channel, gateway.circuit() === 'closed' ? 1 : 0]),
};

import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { type Gateway, GatewayError } from './gateway.ts';

/** The gateway of a channel; one that was switched off since is as one that does not answer. */
export function gatewayOf({ services }: Context, channel: PayChannel): Gateway {
  const gateway = services.gateways.get(channel);
  if (!gateway) throw new GatewayError(`the channel ${channel} is switched off`);
  return gateway;
}

/** How much of a channel's lane may be under way now. */
export const getRoom = ({ services }: Context, channel: PayChannel): number =>
  services.gateways.get(channel)?.room?.() ?? 1;

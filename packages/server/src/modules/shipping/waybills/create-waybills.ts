import { type Config, ConfigError } from '../../../kernel/config.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { Kuaidi100Labels } from './kuaidi100-labels.ts';
import type { WaybillSource } from './waybills.port.ts';

type Around = {
  config: Pick<Config, 'waybills'>;
  services: Pick<Context['services'], 'sandboxWaybills'>;
  clock: Clock;
};

/** The provider that the configuration names, else the stand-in where it is on; one without its account stops the start. */
export function createWaybills({ config, services, clock }: Around): WaybillSource | null {
  const { provider, key, secret, endpoint } = config.waybills;
  if (provider === 'none') return null;
  if (provider === 'kuaidi100') {
    if (!key || !secret)
      throw new ConfigError('WAYBILL_PROVIDER kuaidi100 needs WAYBILL_KEY and WAYBILL_SECRET');
    return new Kuaidi100Labels({ key, secret, endpoint }, clock);
  }
  return services.sandboxWaybills ? new Kuaidi100Labels(services.sandboxWaybills, clock) : null;
}

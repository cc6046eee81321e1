import { type Config, ConfigError } from '../../../kernel/config.ts';
import { Kuaidi100 } from './kuaidi100.ts';
import { noTracking, standInTracking, type TrackingSource } from './tracking.ts';

/** The service that the configuration names; one without its account stops the start. */
export function createTracking({ tracking }: Pick<Config, 'tracking'>): TrackingSource {
  const { provider, customer, key, endpoint } = tracking;
  if (provider === 'stand_in') return standInTracking;
  if (provider === 'none') return noTracking;
  if (!customer || !key) {
    throw new ConfigError('TRACKING_PROVIDER kuaidi100 needs TRACKING_CUSTOMER and TRACKING_KEY');
  }
  return new Kuaidi100({ customer, key, endpoint });
}

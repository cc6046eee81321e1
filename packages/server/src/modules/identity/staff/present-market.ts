import type { StaffInfo } from '@chengji/contract/identity/staff-sessions.calls';
import type { Context } from '../../../kernel/context.ts';

/** What of the operator's settings a console goes by. */
export const presentMarket = ({ services: { settings } }: Context): StaffInfo['market'] => ({
  name: settings.get('content.app_name'),
  coupon_days: settings.get('coupons.valid_days'),
});

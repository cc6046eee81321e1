import type { ShopLicence } from '@chengji/contract/shops/shops.seller.calls';
import type { Context } from '../../../kernel/context.ts';
import { toLicenceState } from '../shop.rules.ts';

type Around = Pick<Context, 'calendar' | 'clock' | 'services'>;

const readWarnDays = ({ services }: Around): number => services.settings.get('shops.licence_warn_days');

/** What a shop keeps of its licence: its last day, when its staff hear that it ends, and the platform that it has. */
export function planLicence(ctx: Around, endsOn: string | null) {
  if (endsOn === null) return { licenceEndsOn: null, licenceWarnDueAt: null, licenceOverDueAt: null };
  const { calendar, clock } = ctx;
  const lastDay = calendar.fromSecondText(`${endsOn} 00:00:00`);
  const overAt = calendar.endOfDay(lastDay);
  return {
    licenceEndsOn: endsOn,
    licenceWarnDueAt: overAt > clock.now() ? calendar.addDays(lastDay, -readWarnDays(ctx)) : null,
    licenceOverDueAt: overAt,
  };
}

export function presentLicence(ctx: Around, endsOn: string | null): ShopLicence {
  const { calendar, clock } = ctx;
  const now = clock.now();
  const soonUntil = calendar.toDay(calendar.addDays(now, readWarnDays(ctx)));
  return { ends_on: endsOn, state: toLicenceState(endsOn, calendar.toDay(now), soonUntil) };
}

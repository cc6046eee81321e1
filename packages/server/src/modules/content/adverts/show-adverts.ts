import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import type { AdvertRow } from '../content.queries.ts';
import { presentAdvert } from './advert.present.ts';
import { isShown } from './advert.rules.ts';
import { presentPopup } from './popup.present.ts';

export async function showAdverts(ctx: Context): Promise<CallOut<'GET /wanlshop/common/adverts'>> {
  const { adverts, popups } = await ctx.services.storefrontCache.read();
  const now = ctx.clock.now();
  const { language } = ctx;
  const at = (place: AdvertRow['place']) =>
    adverts
      .filter((advert) => advert.place === place && isShown(advert, now))
      .map((advert) => presentAdvert(advert, language));
  const popup = popups.find((one) => one.audience === 'everyone' && isShown(one, now));
  return {
    syspopup: popup ? presentPopup(popup, language) : null,
    data: {
      openAdverts: at('open'),
      pageAdverts: at('page'),
      categoryAdverts: at('category'),
      firstAdverts: at('first'),
      otherAdverts: at('other'),
    },
  };
}

import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import type { AdvertRow } from '../content.queries.ts';
import { localize } from '../localized.rules.ts';
import { presentAdvert } from './advert.present.ts';
import { isShown } from './advert.rules.ts';

export async function showAdverts(ctx: Context): Promise<CallOut<'GET /wanlshop/common/adverts'>> {
  const { adverts, popup } = await ctx.services.storefrontCache.read();
  const now = ctx.clock.now();
  const { language } = ctx;
  const at = (place: AdvertRow['place']) =>
    adverts
      .filter((advert) => advert.place === place && isShown(advert, now))
      .map((advert) => presentAdvert(advert, language));
  return {
    syspopup: popup && {
      id: popup.id,
      title: localize<string>(popup.title, language),
      content: localize<string>(popup.content, language),
    },
    data: {
      openAdverts: at('open'),
      pageAdverts: at('page'),
      categoryAdverts: at('category'),
      firstAdverts: at('first'),
      otherAdverts: at('other'),
    },
  };
}

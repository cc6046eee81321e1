import { localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { findShopFacts, findShops } from '../../shops/index.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

export const shopTargets: ComplaintTargets = {
  kind: 'shop',
  async find({ db, language }, ids) {
    const cards = await findShops(db, ids, language);
    return new Map(
      [...cards.values()].map(({ id, name, logo }) => [
        id,
        { title: name, image: logo, shopId: id, goodsId: null, personId: null, onlyFor: null },
      ]),
    );
  },
  async describe(ctx, id) {
    const { calendar, language, services } = ctx;
    const shop = await findShopFacts(ctx, id);
    if (!shop) return nothingKnown;
    const state = shop.suspendedAt ? 'suspended' : 'open';
    return {
      ...nothingKnown,
      facts: [
        { name: 'state', value: services.translate(language, `complaints.value_${state}`) },
        { name: 'followers', value: String(shop.followers) },
        { name: 'opened_at', value: calendar.toDay(shop.openedAt) },
      ],
      description: localizedOrChinese(language, shop.intro, shop.introEn),
    };
  },
};

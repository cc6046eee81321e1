import { toMoneyText } from '@chengji/contract/money';
import { localized } from '../../../kernel/i18n/localized.ts';
import { allowGoods, findGoodsFacts, type GoodsFacts, takeGoodsDown } from '../../catalog/index.ts';
import { toPlainText } from '../complaint.rules.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

const getSaleState = ({ isOnSale, takenDownReason }: GoodsFacts): string => {
  if (takenDownReason !== null) return 'taken_down';
  return isOnSale ? 'on_sale' : 'off_sale';
};

export const goodsTargets: ComplaintTargets = {
  kind: 'goods',
  async find({ db, language }, ids) {
    const found = await findGoodsFacts(db, ids);
    return new Map(
      [...found.values()].map(({ id, shopId, title, titleEn, images }) => [
        id,
        {
          title: localized(language, title, titleEn),
          image: images[0] ?? '',
          shopId,
          goodsId: null,
          personId: null,
          onlyFor: null,
        },
      ]),
    );
  },
  async describe({ db, language, services }, id) {
    const goods = (await findGoodsFacts(db, [id])).get(id);
    if (!goods) return nothingKnown;
    const reviews = goods.goodReviews + goods.mediumReviews + goods.poorReviews;
    return {
      facts: [
        { name: 'state', value: services.translate(language, `complaints.value_${getSaleState(goods)}`) },
        { name: 'price', value: `¥${toMoneyText(goods.priceCents)}` },
        { name: 'sold', value: String(goods.sold) },
        { name: 'reviews', value: String(reviews) },
        { name: 'poor_reviews', value: String(goods.poorReviews) },
      ],
      description: toPlainText(localized(language, goods.content, goods.contentEn)),
      images: goods.images,
      measures: goods.takenDownReason === null ? ['take_down'] : [],
      isTakenDown: goods.takenDownReason !== null,
    };
  },
  takeDown: takeGoodsDown,
  allow: allowGoods,
};

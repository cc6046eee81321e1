import { findShoppers } from '../../identity/index.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

export const userTargets: ComplaintTargets = {
  kind: 'user',
  async find({ db }, ids) {
    const cards = await findShoppers(db, ids);
    return new Map(
      [...cards.values()].map(({ id, nickname, avatar }) => [
        id,
        { title: nickname, image: avatar, shopId: null, goodsId: null, personId: id, onlyFor: null },
      ]),
    );
  },
  async describe({ db }, id) {
    const person = (await findShoppers(db, [id])).get(id);
    if (!person) return nothingKnown;
    return {
      ...nothingKnown,
      facts: [{ name: 'level', value: `Lv.${person.level}` }],
      measures: ['warn', 'silence'],
    };
  },
};

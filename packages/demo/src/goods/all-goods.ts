import { randomFrom } from '../random.ts';
import { accessories } from './data/accessories.ts';
import { audio } from './data/audio.ts';
import { beauty } from './data/beauty.ts';
import { books } from './data/books.ts';
import { clothes } from './data/clothes.ts';
import { computing } from './data/computing.ts';
import { drinks } from './data/drinks.ts';
import { fresh } from './data/fresh.ts';
import { fruit } from './data/fruit.ts';
import { furniture } from './data/furniture.ts';
import { household } from './data/household.ts';
import { kids } from './data/kids.ts';
import { kitchen } from './data/kitchen.ts';
import { outdoors } from './data/outdoors.ts';
import { pantry } from './data/pantry.ts';
import { pets } from './data/pets.ts';
import { shoesAndBags } from './data/shoes-bags.ts';
import { smart } from './data/smart.ts';
import { snacks } from './data/snacks.ts';
import { sports } from './data/sports.ts';
import { type DemoGoods, expandGroup } from './expand-goods.ts';
import type { GoodsGroup } from './goods-row.ts';

export const goodsGroups: readonly GoodsGroup[] = [
  ...[...snacks, ...drinks, ...pantry, ...fruit, ...fresh],
  ...[...clothes, ...shoesAndBags, ...accessories, ...beauty],
  ...[...audio, ...computing, ...smart, ...furniture, ...kitchen, ...household],
  ...[...kids, ...sports, ...outdoors, ...pets, ...books],
];

/** In the order they are put on sale: mixed, so that the newest goods are of every kind. */
export const allGoods: readonly DemoGoods[] = goodsGroups
  .flatMap(expandGroup)
  .map((goods) => ({ goods, turn: randomFrom(goods.key).whole(0, 1_000_000) }))
  .sort((a, b) => a.turn - b.turn || (a.goods.key < b.goods.key ? -1 : 1))
  .map(({ goods }) => goods);

import { randomFrom } from '../random.ts';
import { type DemoGoods, expandGroup } from './expand-goods.ts';
import { accessories } from './goods-accessories.ts';
import { audio } from './goods-audio.ts';
import { beauty } from './goods-beauty.ts';
import { books } from './goods-books.ts';
import { clothes } from './goods-clothes.ts';
import { computing } from './goods-computing.ts';
import { drinks } from './goods-drinks.ts';
import { fresh } from './goods-fresh.ts';
import { fruit } from './goods-fruit.ts';
import { furniture } from './goods-furniture.ts';
import { household } from './goods-household.ts';
import { kids } from './goods-kids.ts';
import { kitchen } from './goods-kitchen.ts';
import { outdoors } from './goods-outdoors.ts';
import { pantry } from './goods-pantry.ts';
import { pets } from './goods-pets.ts';
import type { GoodsGroup } from './goods-row.ts';
import { shoesAndBags } from './goods-shoes-bags.ts';
import { smart } from './goods-smart.ts';
import { snacks } from './goods-snacks.ts';
import { sports } from './goods-sports.ts';

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

/** What an operator may begin with instead of typing a tree: top categories with those below them. */
import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hasCategories, lockTree } from './category.queries.ts';
import { addBelow } from './manage-categories.ts';

/** Chinese|English. */
type Names = `${string}|${string}`;

const starterTree: readonly (readonly [top: Names, below: readonly Names[]])[] = [
  [
    '食品酒饮|Food & drinks',
    ['休闲零食|Snacks', '茶叶咖啡|Tea & coffee', '酒水饮料|Drinks', '粮油速食|Pantry'],
  ],
  [
    '生鲜果蔬|Fresh food',
    ['新鲜水果|Fruit', '时令蔬菜|Vegetables', '肉禽蛋奶|Meat, eggs & dairy', '海鲜水产|Seafood'],
  ],
  ['服饰内衣|Clothing', ['女装|Women', '男装|Men', '内衣家居服|Underwear & sleepwear', '童装|Children']],
  ['鞋靴箱包|Shoes & bags', ['女鞋|Women’s shoes', '男鞋|Men’s shoes', '女包|Handbags', '旅行箱包|Luggage']],
  ['美妆个护|Beauty', ['护肤|Skin care', '彩妆香氛|Make-up & scent', '个人护理|Personal care']],
  [
    '手机数码|Electronics',
    ['手机配件|Phones & power', '电脑外设|Computers', '影音娱乐|Audio & video', '智能设备|Smart devices'],
  ],
  ['家用电器|Appliances', ['厨房电器|Kitchen appliances', '生活电器|Home appliances']],
  [
    '居家生活|Home',
    [
      '家具灯饰|Furniture & lighting',
      '厨房餐具|Kitchen & dining',
      '家纺布艺|Textiles',
      '清洁收纳|Cleaning & storage',
    ],
  ],
  ['母婴玩具|Baby & toys', ['母婴用品|Baby care', '玩具|Toys']],
  ['运动户外|Sports & outdoors', ['运动健身|Sports & fitness', '户外露营|Camping', '骑行|Cycling']],
  ['图书文具|Books & stationery', ['图书|Books', '文具|Stationery', '乐器|Instruments']],
  ['宠物绿植|Pets & plants', ['宠物用品|Pet supplies', '鲜花绿植|Plants & flowers']],
];

/** In one press, into an empty tree alone: two people who press at once add them once. */
export function addStarterCategories(
  ctx: Context,
): Promise<CallOut<'POST /platform/categories/add_starter'>> {
  return transact(ctx, async (ctx) => {
    await lockTree(ctx.db);
    if (await hasCategories(ctx.db)) throw new Refusal('catalog.categories_there');
    let added = 0;
    const add = (names: Names, parentId: number | null) => {
      const [nameZh = '', nameEn = ''] = names.split('|');
      added += 1;
      return addBelow(ctx, parentId, { nameZh, nameEn, image: '' });
    };
    for (const [top, below] of starterTree) {
      const topId = await add(top, null);
      for (const names of below) await add(names, topId);
    }
    return { added };
  });
}

import type { ShopType } from '@chengji/contract';
import type { Avatar } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import { type Pair, type Text, toText } from '../text.ts';

type ShopRow = { type: ShopType; name: Pair; city: Pair; logo: `${string} ${Tone}`; about: Pair };

/** In this order: the owner of shop N logs in with 139 and N in eight digits. */
const rows = {
  chengji: {
    type: 'self',
    name: '橙集自营|Chengji Direct',
    city: '杭州|Hangzhou',
    logo: '🍊 peach',
    about:
      '平台自己选品、自己仓配。日用百货、粮油零食，当天下单当天出库。|Groceries and everyday essentials, selected and shipped by Chengji. Order today, dispatched today.',
  },
  xiansheng: {
    type: 'self',
    name: '橙集鲜生|Chengji Fresh',
    city: '上海|Shanghai',
    logo: '🥬 mint',
    about:
      '水果蔬菜、肉蛋水产，从产地到餐桌全程冷链，坏了包赔。|Fruit, vegetables, meat and seafood, delivered chilled. Anything that arrives spoiled is refunded.',
  },
  shengluo: {
    type: 'flagship',
    name: '声洛数码旗舰店|Shengluo Digital',
    city: '深圳|Shenzhen',
    logo: '🎧 lilac',
    about:
      '做安静的耳机，也做热闹的音箱。十二年声学团队，两年质保。|Headphones and speakers from a team with 12 years in audio. Two-year warranty.',
  },
  huajian: {
    type: 'flagship',
    name: '花间美妆旗舰店|Huajian Beauty',
    city: '广州|Guangzhou',
    logo: '💄 rose',
    about:
      '成分写在正面，颜色看得见。每一支都可以先试用再决定。|Clear ingredients and true-to-life colours. Every order includes a sample to try first.',
  },
  shanye: {
    type: 'flagship',
    name: '山野户外旗舰店|Shanye Outdoors',
    city: '成都|Chengdu',
    logo: '⛺ mint',
    about:
      '我们在川西每年走两千公里，带不动的东西不卖。|Outdoor gear we test ourselves on 2,000 km of trails in western Sichuan every year.',
  },
  mianli: {
    type: 'flagship',
    name: '棉里服饰旗舰店|Mianli Clothing',
    city: '杭州|Hangzhou',
    logo: '👕 sky',
    about: '好面料，简单的版型，一件衣服穿很多年。|Quality fabrics and simple cuts, made to last.',
  },
  gannan: {
    type: 'enterprise',
    name: '赣南果园合作社|Gannan Orchard Co-op',
    city: '赣州|Ganzhou',
    logo: '🍑 peach',
    about:
      '一百二十户果农的合作社，树上熟了才摘，从地头直接寄给你。|A co-op of 120 growers. Picked ripe and shipped straight from the orchard.',
  },
  jiyue: {
    type: 'enterprise',
    name: '霁月家居|Jiyue Home',
    city: '佛山|Foshan',
    logo: '🛋️ sand',
    about:
      '把家收拾得舒服一点：家具、灯、锅碗和床上用品。|Furniture, lighting, cookware and bedding for a more comfortable home.',
  },
  yunduo: {
    type: 'enterprise',
    name: '云朵母婴|Cloud Baby',
    city: '宁波|Ningbo',
    logo: '🧸 cream',
    about:
      '宝宝用的东西，妈妈们先用过。全部通过儿童用品安全检测。|Baby essentials tried and tested by parents. All certified safe for children.',
  },
  maowang: {
    type: 'enterprise',
    name: '喵汪研究所|Meow & Woof Lab',
    city: '苏州|Suzhou',
    logo: '🐱 cream',
    about:
      '两只猫一条狗和一群营养师，研究毛孩子爱吃什么。|Pet food developed by nutritionists and approved by two cats and a dog.',
  },
  xingtu: {
    type: 'enterprise',
    name: '行途鞋包|Xingtu Shoes & Bags',
    city: '温州|Wenzhou',
    logo: '🎒 sky',
    about:
      '做了二十年鞋和箱包的工厂店，少一道中间商。|Shoes and luggage direct from our factory, with 20 years of experience.',
  },
  shanyu: {
    type: 'personal',
    name: '山语茶事|Shanyu Tea',
    city: '南平|Nanping',
    logo: '🍵 mint',
    about:
      '武夷山脚下的小茶厂，自己采、自己炒、自己喝。|A small tea maker at the foot of the Wuyi Mountains. We grow and roast our own tea.',
  },
  xiaoman: {
    type: 'personal',
    name: '小满花房|Xiaoman Garden',
    city: '昆明|Kunming',
    logo: '🌷 rose',
    about:
      '斗南花市旁边的花房，鲜花和绿植都养过三天再发。|Flowers and plants from beside the Dounan flower market, cared for before they ship.',
  },
  jiushu: {
    type: 'personal',
    name: '旧时光书店|Old Times Books',
    city: '北京|Beijing',
    logo: '📚 sand',
    about:
      '胡同里的一间书店，卖书、文具，也卖几把琴。|A neighbourhood bookshop for books, stationery and musical instruments.',
  },
  aze: {
    type: 'personal',
    name: '阿泽手作|Aze Handmade',
    city: '景德镇|Jingdezhen',
    logo: '🏺 stone',
    about:
      '一个人，一座窑。陶、木、银，慢慢做。|Handmade pottery, woodwork and silver from a one-person studio.',
  },
} as const satisfies Record<string, ShopRow>;

export type ShopKey = keyof typeof rows;

export type DemoShop = {
  key: ShopKey;
  type: ShopType;
  name: Text;
  city: Text;
  about: Text;
  logo: Avatar;
  /** The owner's mobile, and login. */
  mobile: string;
};

export const shops: readonly DemoShop[] = Object.entries(rows).map(([key, row], index) => {
  const [object = '', tone] = row.logo.split(' ') as [string, Tone];
  return {
    key: key as ShopKey,
    type: row.type,
    name: toText(row.name),
    city: toText(row.city),
    about: toText(row.about),
    logo: { kind: 'avatar', of: 'shop', object, tone },
    mobile: `139${String(index + 1).padStart(8, '0')}`,
  };
});

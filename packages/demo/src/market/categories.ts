import type { Tile } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import { type Pair, type Text, toText } from '../text.ts';

/** Key, names, object and tone of a category; two spaces of indent are one level down. */
const outline = `
food          食品茶饮|Food & tea           🍪 peach
  snacks      休闲零食|Snacks               🥨 sand
    biscuits  饼干糕点|Biscuits & cakes     🥮 cream
    sweets    糖果巧克力|Sweets & chocolate 🍫 rose
    nuts      坚果炒货|Nuts & seeds         🥜 sand
  drinks      茶咖饮品|Tea & drinks         🧋 sand
    tea       茶叶|Tea                      🍵 mint
    coffee    咖啡奶茶|Coffee & milk tea    ☕ sand
    beverages 酒水饮料|Drinks               🧃 sky
  pantry      粮油速食|Pantry               🍚 cream
    meals     方便速食|Ready meals          🍜 peach
    staples   粮油调味|Rice, oil & sauces   🍯 cream
fresh         生鲜果蔬|Fresh                🍓 mint
  fruit       新鲜水果|Fruit                🍇 lilac
    citrus    橙柑桃梨|Orchard fruit        🍊 peach
    berries   莓果樱桃|Berries              🍓 rose
    tropical  热带水果|Tropical fruit       🍍 cream
  vegetables  时令蔬菜|Vegetables           🥬 mint
    roots     根茎菌菇|Roots & mushrooms    🥕 peach
    greens    茄果鲜蔬|Greens & gourds      🥦 mint
  chilled     肉蛋水产|Meat, eggs & fish    🥩 rose
    meat      肉禽蛋奶|Meat, eggs & dairy   🥚 cream
    seafood   海鲜水产|Seafood              🦞 sky
fashion       服饰鞋包|Fashion              👗 sand
  clothes     衣服|Clothes                  👚 rose
    women     女装|Women                    👗 lilac
    men       男装|Men                      👔 sky
  shoes       鞋靴|Shoes                    👟 lilac
    sneakers  运动休闲鞋|Casual shoes       👟 sky
    heels     女鞋|Women's shoes            👠 rose
  bags        箱包|Bags                     👜 sand
    handbags  女包|Handbags                 👜 peach
    luggage   双肩包与行李箱|Luggage        🧳 sky
  accessories 配饰|Accessories              🧣 rose
    warm      帽子围巾|Hats & scarves       🧢 sky
    jewellery 眼镜首饰|Glasses & jewellery  💍 lilac
beauty        美妆个护|Beauty               💄 rose
  makeup      彩妆香氛|Make-up & scent      💄 rose
  skincare    护肤身体|Skin & body          🧴 peach
  personal    个人护理|Personal care        🪥 sky
digital       数码电器|Digital              🎧 lilac
  audio       影音娱乐|Audio & video        🎙️ stone
    sound     耳机音箱|Headphones & speakers 🎧 lilac
    screen    影像影音|Cameras & screens    📷 stone
  computing   电脑手机|Computers & phones   💻 sky
    computers 电脑外设|Computers            ⌨️ stone
    phones    手机配件|Phones & power       📱 sky
  smart       智能设备|Smart devices        ⌚ sky
    games     游戏机|Games                  🎮 lilac
    wearables 智能穿戴|Wearables            ⌚ stone
home          居家生活|Home                 🛋️ sand
  furniture   家具灯饰|Furniture & light    🪑 sand
    seats     桌椅沙发|Chairs & sofas       🛋️ sand
    lighting  灯具钟表|Lamps & clocks       💡 cream
  kitchen     厨房餐具|Kitchen              🍳 peach
    cookware  锅具刀具|Pots & knives        🍳 stone
    tableware 杯碟茶具|Cups & teaware       🫖 sand
  household   清洁收纳|Household            🧺 mint
    cleaning  清洁用品|Cleaning             🧹 sky
    tools     家用工具|Tools                🧰 stone
kids          母婴玩具|Kids & toys          🧸 cream
  baby        母婴用品|Baby care            🍼 sky
  toys        毛绒益智|Toys                 🧸 peach
  outdoor_toys 户外玩具|Outdoor toys        🪁 mint
sport         运动户外|Sport & outdoors     ⛺ mint
  balls       球类运动|Ball games           🏀 peach
    court     篮足排|Team balls             ⚽ mint
    racket    球拍运动|Racket sports        🏸 sky
  outdoors    户外露营|Outdoors             ⛺ mint
    camping   露营装备|Camping              🏕️ mint
    riding    骑行滑行|Riding & sliding     🚲 sky
  fitness     健身训练|Fitness              🥊 rose
pets          宠物绿植|Pets & garden        🪴 mint
  pet_food    猫粮狗粮|Pet food             🦴 cream
  pet_home    宠物用品|Pet care             🐾 sand
  plants      绿植鲜花|Plants & flowers     🌷 rose
books         图书文创|Books & arts         📚 sand
  reading     图书|Books                    📖 cream
  stationery  文具手账|Stationery           ✏️ peach
  music       乐器|Instruments              🎸 rose
`;

/** The categories that goods belong to; a test holds them against the outline. */
export const leafKeys = [
  ...(['biscuits', 'sweets', 'nuts', 'tea', 'coffee', 'beverages', 'meals', 'staples'] as const),
  ...(['citrus', 'berries', 'tropical', 'roots', 'greens', 'meat', 'seafood'] as const),
  ...(['women', 'men', 'sneakers', 'heels', 'handbags', 'luggage', 'warm', 'jewellery'] as const),
  ...(['makeup', 'skincare', 'personal'] as const),
  ...(['sound', 'screen', 'computers', 'phones', 'games', 'wearables'] as const),
  ...(['seats', 'lighting', 'cookware', 'tableware', 'cleaning', 'tools'] as const),
  ...(['baby', 'toys', 'outdoor_toys'] as const),
  ...(['court', 'racket', 'camping', 'riding', 'fitness'] as const),
  ...(['pet_food', 'pet_home', 'plants', 'reading', 'stationery', 'music'] as const),
];

export type LeafKey = (typeof leafKeys)[number];

export type DemoCategory = {
  key: string;
  name: Text;
  tile: Tile;
  children: DemoCategory[];
};

const LINE = /^(?<indent> *)(?<key>\w+) +(?<name>.+?\|.+?) +(?<object>\S+) (?<tone>\w+)$/u;

function read(lines: string): DemoCategory[] {
  const roots: DemoCategory[] = [];
  const path: DemoCategory[] = [];
  for (const line of lines.trim().split('\n')) {
    const found = LINE.exec(line)?.groups;
    if (!found) throw new SyntaxError(`not a category: ${line}`);
    const { indent = '', key = '', name = '', object = '', tone = '' } = found;
    const level = indent.length / 2;
    const category: DemoCategory = {
      key,
      name: toText(name as Pair),
      tile: { kind: 'tile', object, tone: tone as Tone },
      children: [],
    };
    (level === 0 ? roots : path[level - 1]?.children)?.push(category);
    path.splice(level, path.length, category);
  }
  return roots;
}

export const categories: readonly DemoCategory[] = read(outline);

const listLeaves = (category: DemoCategory): DemoCategory[] =>
  category.children.length === 0 ? [category] : category.children.flatMap(listLeaves);

/** In the order of the outline. */
export const leafCategories: readonly DemoCategory[] = categories.flatMap(listLeaves);

const departments = new Map(
  categories.flatMap((top) => listLeaves(top).map((leaf) => [leaf.key, top.key] as const)),
);

/** The top category a leaf lies under. */
export const getDepartment = (leaf: LeafKey): string => departments.get(leaf) ?? leaf;

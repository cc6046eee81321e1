import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const pets: GoodsGroup[] = [
  {
    category: 'pet_food',
    shop: 'maowang',
    grams: 1500,
    goods: [
      {
        photo: '🐟 none 5:4',
        title: '整条冻干小鱼 猫粮 无谷|Freeze-dried whole fish, cat food, grain-free',
        story:
          '一整条冻干，只去内脏。我们家橘猫从挑食吃到胖了两斤。|Whole fish, dried in the cold, and nothing else. Our own fussy ginger gained a kilo.',
        price: 89,
        was: 119,
        specs: [
          pick('品种|Fish', '多春鱼|Capelin', '三文鱼|Salmon', '鳕鱼|Cod +10'),
          pick('净重|Net weight', '500 g -40', '1.5 kg', '4 kg +130'),
        ],
        params: ['粗蛋白：42%|Protein: 42%', '适用：全阶段|For: all ages'],
        tags: ['trial', 'quick'],
      },
      {
        photo: '🦴 plinth 1:1',
        title: '牛皮磨牙洁齿骨 十二支|Dental chews, twelve',
        story:
          '螺旋纹刮牙垢，嚼二十分钟。狗嘴不臭，沙发也保住了。|Spirals that scrape, twenty minutes of chewing, fresh breath, and the sofa is spared.',
        price: 39.9,
        specs: [
          pick('体型|Dog', '小型|Small', '中型|Medium +6', '大型|Large +15'),
          pick('数量|Quantity', '12 支|12', '24 支|24 +34'),
        ],
        params: ['原料：牛皮、鸡肉|Made of: beef hide, chicken', '热量：45 kcal / 支|Energy: 45 kcal each'],
        tags: ['pair'],
        grams: 400,
      },
      {
        photo: '🥓 none 1:1',
        title: '风干鸭肉条 猫狗零食|Dried duck strips for cats and dogs',
        story:
          '只有鸭胸肉一样东西。掰碎撒在粮上，什么都肯吃。|Duck breast and nothing else. Crumbled on top, everything gets eaten.',
        price: 45,
        was: 59,
        specs: [pick('净重|Net weight', '100 g', '250 g +50', '500 g 桶|500 g tub +110')],
        params: ['配料：鸭胸肉 100%|Made of: duck', '工艺：风干 36 小时|Dried: 36 h'],
        tags: ['trial'],
        grams: 300,
      },
      {
        photo: '🍖 plinth 1:1',
        title: '冷鲜带骨肉 牛肉配方 狗狗主食|Fresh dog food on the bone, beef',
        story:
          '带筋带骨，一顿一根，牙也一起洁了。三周后毛会发亮。|Sinew and bone, one a meal, that cleans the teeth as well. In three weeks the coat shines.',
        price: 72,
        specs: [
          pick('配方|Recipe', '牛肉|Beef', '鸡肉|Chicken -8', '鸭肉|Duck'),
          pick('数量|Quantity', '6 包|6', '12 包|12 +66', '24 包|24 +190'),
        ],
        params: ['规格：100 g / 包|Pack: 100 g', '储存：-18 ℃|Storage: −18 °C'],
        tags: ['fresh'],
        grams: 800,
      },
    ],
  },
  {
    category: 'pet_home',
    shop: 'maowang',
    grams: 1200,
    goods: [
      {
        photo: '🧶 none 1:1',
        title: '天然羊毛猫玩具球 三只装|Wool balls for cats, three',
        story:
          '不掉毛不褪色，叼着跑一天。滚到沙发底下也能再买一只。|No shedding, no fading. When one rolls under the sofa, there are two more.',
        price: 25.9,
        specs: [colours('莓红|Berry', '薄荷|Mint', '什锦|Mixed')],
        params: ['材质：羊毛毡|Made of: wool felt', '直径：5 cm|Diameter: 5 cm'],
        tags: ['handmade', 'pair'],
        grams: 90,
      },
      {
        photo: '🏠 plinth 1:1',
        title: '四季通用宠物小木屋 可拆洗垫|Wooden pet house with a washable cushion',
        story:
          '松木板加防水屋顶，阳台院子都能放。垫子一面绒，一面凉。|Pine with a rainproof roof for balcony or yard; the cushion is plush on one side, cool on the other.',
        price: 199,
        was: 259,
        specs: [
          pick(
            '尺寸|Size',
            'S 5 kg 以下|S, under 5 kg -60',
            'M 12 kg 以下|M, under 12 kg',
            'L 25 kg 以下|L, under 25 kg +90',
          ),
        ],
        params: ['材质：松木|Wood: pine', '安装：免工具|Building: no tools'],
        grams: 6200,
      },
      {
        photo: '🪶 sun 1:1',
        title: '逗猫羽毛 替换头 三支装|Cat teaser feathers, three',
        story:
          '火鸡羽毛，尾巴一抖就像小鸟。陪它跳十分钟，晚上睡得香。|Turkey feathers that flutter like a bird. Ten minutes of leaping and it sleeps all night.',
        price: 35,
        specs: [pick('长度|Length', '15 cm', '25 cm +10'), colours('沙|Sand', '薄荷|Mint')],
        params: ['材质：火鸡羽毛|Made of: turkey feathers', '长度：15 cm|Length: 15 cm'],
        grams: 50,
      },
      {
        photo: '🐠 none 4:5',
        title: '热带观赏鱼 活体 死鱼包赔|Live tropical fish, live arrival guaranteed',
        story:
          '充氧发货，到家先泡袋半小时。开会走神时看看鱼。|Sent in oxygen; float the bag half an hour at home. Look at the fish when a meeting drags.',
        price: 169,
        was: 219,
        specs: [
          pick('数量|Quantity', '3 条|3', '6 条|6 +80'),
          pick('套装|Kit', '只要鱼|Fish', '加水草|With plants +59'),
        ],
        params: ['体长：5 cm|Length: 5 cm', '水温：24–28 ℃|Water resistance: 24–28 °C'],
        grams: 1500,
      },
    ],
  },
  {
    category: 'plants',
    shop: 'xiaoman',
    grams: 1200,
    goods: [
      {
        photo: '🪴 none 1:1',
        title: '琴叶榕盆栽 好养耐阴|Fiddle-leaf fig, easy in shade',
        story:
          '一周浇一次水，叶子会跟着窗户转。发货前在花房缓苗三天。|Water once a week and its leaves turn to the window. Rested three days before posting.',
        price: 59,
        was: 79,
        specs: [
          pick('高度|Height', '40 cm', '60 cm +40', '100 cm +140'),
          pick('盆|Pot', '塑料盆|Plastic', '陶盆|Clay +25'),
        ],
        params: ['光照：散射光|Light: indirect', '浇水：每周|Water resistance: weekly'],
        tags: ['farm'],
        grams: 2600,
      },
      {
        photo: '🌵 plinth 1:1',
        title: '仙人掌拼盘 忘了浇水也能活|Easy-care cacti',
        story:
          '一个月想起来一次就够了。放在电脑旁边，不占地方。|Once a month is enough. Small beside the computer.',
        price: 29.9,
        specs: [pick('数量|Quantity', '1 株|1', '3 株拼盆|3 in a pot +30')],
        params: ['光照：全日照|Light: full sun', '浇水：每月|Water resistance: monthly'],
        tags: ['pair'],
      },
      {
        photo: '🌷 arch 3:4',
        title: '云南郁金香鲜切花 十枝|Yunnan tulips, ten stems',
        story:
          '花苞发货，到家养一晚就开。水里放一枚硬币，多开三天。|Sent in bud, open after a night. A coin in the water adds three days.',
        price: 49.9,
        specs: [colours('粉|Pink', '黄|Yellow', '紫|Purple'), pick('数量|Stems', '10 枝|10', '20 枝|20 +40')],
        params: ['花期：7–10 天|Vase life: 7–10 days', '产地：云南斗南|Origin: Dounan, Yunnan'],
        tags: ['fresh', 'farm'],
        grams: 700,
      },
      {
        photo: '💐 none 4:5',
        title: '每周一束混搭鲜花 包月|Weekly flowers for a month',
        story:
          '花艺师按季节配，每周三到家。不重样，附一张养护卡。|Chosen by the season, never the same twice, every Wednesday with a care card.',
        price: 139,
        was: 168,
        specs: [
          pick('周期|Length', '4 周|4 weeks', '8 周|8 weeks +120', '12 周|12 weeks +230'),
          pick('风格|Style', '清新|Fresh', '复古|Vintage +20'),
        ],
        params: ['配送：每周三|Delivered: Wednesdays', '含：花瓶一只|Includes: a vase'],
        tags: ['gift', 'fresh'],
        grams: 1100,
      },
      {
        photo: '🌻 none 1:1',
        title: '向日葵鲜切花 五枝 毕业季|Five sunflowers',
        story:
          '花盘巴掌大，朝着窗户。送给刚毕业的人。|Heads as big as a hand, facing the window. For someone who has just graduated.',
        price: 39.9,
        specs: [
          pick('数量|Stems', '5 枝|5', '10 枝|10 +32'),
          pick('包装|Wrap', '简装|Plain', '花束|Bouquet +20'),
        ],
        params: ['花期：7 天|Vase life: 7 days', '产地：云南昆明|Origin: Kunming'],
        tags: ['fresh'],
        grams: 800,
      },
      {
        photo: '🪻 plinth 4:5',
        title: '风信子水培 含瓶 香满一屋|Hyacinth in a glass, scent for a room',
        story:
          '种球泡水里就长，根像白胡子。一个月后开花，香得出门都想回来。|A bulb in water grows a white beard, flowers in a month and scents the room.',
        price: 26.8,
        specs: [colours('紫|Purple', '粉|Pink', '白|White'), pick('数量|Bulbs', '1 球|1', '3 球|3 +38')],
        params: ['花期：1–3 月|Flowers: January–March', '含：水培瓶|Includes: glass'],
        grams: 500,
      },
      {
        photo: '🌱 plinth 1:1',
        title: '阳台种菜套装 生菜小葱香菜|Balcony vegetable kit',
        story:
          '育苗盘、营养土、种子都有。二十五天后剪第一茬。|Tray, soil and seeds. The first cut in 25 days.',
        price: 35.9,
        specs: [pick('组合|Set', '三种|Three kinds', '六种|Six kinds +22')],
        params: ['周期：25 天|First cut: 25 days', '光照：半日|Light: half a day'],
        tags: ['new'],
        grams: 1800,
      },
      {
        photo: '🎄 arch 3:4',
        title: '诺贝松圣诞树 鲜活 1.2 m|Living Noble fir, 1.2 m',
        story:
          '真的树，真的松香。过完节种在院子里，明年还是它。|A real tree and a real scent. Plant it afterwards and keep it for next year.',
        price: 259,
        was: 329,
        specs: [
          pick('高度|Height', '0.8 m -100', '1.2 m', '1.6 m +180'),
          pick('装饰|Trim', '素树|Bare', '加灯串|With lights +39'),
        ],
        params: ['养护：一周浇两次|Water resistance: twice a week', '盆：可降解|Pot: compostable'],
        tags: ['gift'],
        grams: 6500,
      },
    ],
  },
];

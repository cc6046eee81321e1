import type { GoodsGroup } from '../goods-row.ts';
import { pick } from '../specs.ts';

export const fresh: GoodsGroup[] = [
  {
    category: 'roots',
    shop: 'xiansheng',
    grams: 1500,
    goods: [
      {
        photo: '🥕 none 1:1',
        title: '水果胡萝卜 带叶现拔|Sweet carrots, pulled with their leaves',
        story:
          '手指粗细，洗洗就能生吃，甜得像水果。|As thick as a finger. Wash and eat raw; it is nearly fruit.',
        price: 12.8,
        specs: [pick('净重|Weight', '500 g', '1 kg +9', '2.5 kg +24')],
        params: ['产地：山东寿光|Origin: Shouguang', '储存：冷藏 14 天|Storage: 14 days chilled'],
      },
      {
        photo: '🍠 none 5:4',
        title: '沙地蜜薯 烤着流油|Sand-grown sweet potatoes for roasting',
        story:
          '放一个月糖化过的蜜薯，烤箱两百度四十分钟，皮上会渗出糖汁。|Rested for a month to turn sugary. Forty minutes at 200 °C and syrup seeps from the skin.',
        price: 22.8,
        was: 29.9,
        specs: [
          pick('净重|Weight', '5 斤|2.5 kg', '9 斤|4.5 kg +14'),
          pick('个头|Size', '中果|Medium', '小果|Small', '大果|Large'),
        ],
        params: ['产地：福建漳浦|Origin: Zhangpu, Fujian', '品种：西瓜红|Kind: watermelon red'],
        tags: ['farm'],
        shop: 'gannan',
        grams: 2500,
      },
      {
        photo: '🥔 plinth 1:1',
        title: '定西黄心土豆 粉糯|Dingxi yellow potatoes, floury',
        story:
          '干旱地里长得慢，淀粉足。蒸熟一压就碎，做土豆泥不用加奶油。|Slow growth in dry soil makes them floury: mash needs no cream.',
        price: 16.9,
        specs: [pick('净重|Weight', '5 斤|2.5 kg', '10 斤|5 kg +12')],
        params: ['产地：甘肃定西|Origin: Dingxi, Gansu', '储存：避光阴凉|Storage: dark and cool'],
        grams: 2500,
      },
      {
        photo: '🍄‍🟫 none 4:5',
        title: '庆元鲜香菇 菌盖厚实|Fresh shiitake with thick caps',
        story:
          '段木上长的，一早采下来，菌盖厚，香味重。煮汤二十分钟，鲜掉眉毛。|Grown on logs and picked at dawn: thick caps, a deep scent. Twenty minutes in the pot make an unforgettable soup.',
        price: 68,
        was: 88,
        specs: [pick('规格|Pack', '250 g', '500 g +58'), pick('做法|For', '煲汤|Soup', '爆炒|Stir-fry')],
        params: ['产地：浙江庆元|Origin: Qingyuan, Zhejiang', '储存：2–6 ℃ 5 天|Storage: 5 days at 2–6 °C'],
        tags: ['fresh'],
      },
    ],
  },
  {
    category: 'greens',
    shop: 'xiansheng',
    grams: 800,
    goods: [
      {
        photo: '🍅 plinth 1:1',
        title: '老味道沙瓤番茄 自然熟|Old-fashioned vine-ripened tomatoes',
        story:
          '在枝上红透才摘，切开是沙的。凉拌撒糖，就是小时候的味道。|Red before picking and grainy when cut. With a little sugar, it tastes of childhood.',
        price: 24.9,
        specs: [pick('净重|Weight', '3 斤|1.5 kg', '5 斤|2.5 kg +13')],
        params: ['产地：山东海阳|Origin: Haiyang', '品种：普罗旺斯|Kind: Provence'],
        tags: ['farm'],
      },
      {
        photo: '🌽 none 4:5',
        title: '水果玉米 可以生吃|Fruit corn, sweet enough to eat raw',
        story:
          '凌晨四点掰的玉米，带着露水进冷库。一咬就爆浆。|Broken off at four in the morning and chilled with the dew on. It bursts when bitten.',
        price: 26.8,
        specs: [pick('规格|Pack', '6 根|6 ears', '10 根|10 ears +14')],
        params: ['产地：云南西双版纳|Origin: Xishuangbanna', '加热：蒸 8 分钟|To cook: steam 8 min'],
        tags: ['fresh'],
      },
      {
        photo: '🥦 none 1:1',
        title: '有机西兰花 紧实花球|Organic broccoli, tight heads',
        story:
          '当天采收，真空预冷。焯水一分钟，翠绿爽脆。|Cut and cooled the same day. One minute in boiling water keeps it bright and crisp.',
        price: 13.9,
        specs: [pick('规格|Pack', '1 棵|1 head', '3 棵|3 heads +22')],
        params: ['认证：有机转换|Certified: organic in conversion', '单棵：约 400 g|Each: about 400 g'],
      },
      {
        photo: '🥑 plinth 1:1',
        title: '即食牛油果 到家就能吃|Ripe avocados, ready on arrival',
        story:
          '在恒温房里催到刚好，切开是奶油一样的黄绿色。抹吐司、拌沙拉都行。|Ripened under watch to the right day, yellow-green as butter. For toast and salad.',
        price: 39.9,
        was: 49.9,
        specs: [pick('数量|Quantity', '4 只|4', '6 只|6 +18', '10 只|10 +50')],
        params: ['单果：160–200 g|Each: 160–200 g', '储存：冷藏 3 天|Storage: 3 days chilled'],
        tags: ['fresh'],
      },
    ],
  },
  {
    category: 'meat',
    shop: 'xiansheng',
    grams: 800,
    goods: [
      {
        photo: '🥩 none 5:4',
        title: '谷饲原切牛排 雪花纹理|Grain-fed steak, whole cut and marbled',
        story:
          '整块原切，不腌制不拼接。回温半小时，大火每面九十秒。|A whole cut, never marinated or pressed. Half an hour out of the fridge, ninety seconds a side.',
        price: 89,
        was: 129,
        specs: [
          pick('部位|Cut', '西冷|Sirloin', '眼肉|Ribeye +20', '菲力|Fillet +46'),
          pick('份数|Pieces', '2 片|2', '4 片|4 +78'),
        ],
        params: ['单片：200 g|Each: 200 g', '储存：-18 ℃|Storage: −18 °C'],
        tags: ['fresh'],
      },
      {
        photo: '🥚 none 1:1',
        title: '林下散养鸡蛋 可生食标准|Free-range eggs, safe to eat raw',
        story:
          '吃虫子和玉米的鸡，蛋黄立得住。每枚都有日期和鸡舍编号。|From hens that eat insects and corn. The yolk stands up; each egg has its date and barn.',
        price: 32.9,
        specs: [pick('数量|Quantity', '20 枚|20', '30 枚|30 +14')],
        params: ['单枚：50–60 g|Each: 50–60 g', '检测：沙门氏菌未检出|Tested: no salmonella'],
        tags: ['farm'],
        grams: 1400,
      },
      {
        photo: '🍗 plinth 1:1',
        title: '盐焗大鸡腿 开袋即食|Salt-baked chicken legs, ready to eat',
        story:
          '三黄鸡腿用粗盐焗两小时，皮滑肉嫩，沙姜味足。啃着吃最过瘾。|Legs baked in coarse salt for two hours with sand ginger: smooth skin, tender meat, best eaten by hand.',
        price: 45.9,
        was: 58,
        specs: [
          pick('规格|Pack', '三只 350 g|Three, 350 g -16', '六只 700 g|Six, 700 g'),
          pick('口味|Flavour', '原味|Plain', '微辣|Spicy'),
        ],
        params: ['产地：广东梅州|Origin: Meizhou', '储存：0–4 ℃ 7 天|Storage: 7 days at 0–4 °C'],
        tags: ['fresh'],
      },
      {
        photo: '🧀 none 5:4',
        title: '大孔奶酪 切块|Swiss-style cheese wedges',
        story:
          '发酵两个月，坚果香，化开能拉丝。配葡萄、夹面包、煮火锅都好。|Aged two months, nutty, stringy when melted. With grapes, in bread or in a fondue.',
        price: 42,
        specs: [
          pick('净重|Weight', '200 g', '400 g +36'),
          pick('熟成|Aged', '2 个月|2 months', '6 个月|6 months +14'),
        ],
        params: ['乳脂：45%|Fat: 45%', '产地：内蒙古呼伦贝尔|Origin: Hulunbuir'],
      },
    ],
  },
  {
    category: 'seafood',
    shop: 'xiansheng',
    grams: 1000,
    goods: [
      {
        photo: '🦞 none 1:1',
        title: '麻辣小龙虾 虾尾满黄|Spicy crayfish, cooked and frozen',
        story:
          '六月清塘的虾，刷洗三遍，十七味香料。连汁加热八分钟就上桌。|June crayfish, scrubbed three times, seventeen spices. Eight minutes with the sauce and dinner is on.',
        price: 69.9,
        was: 89,
        specs: [
          pick('口味|Flavour', '麻辣|Spicy', '蒜蓉|Garlic', '十三香|Thirteen spices'),
          pick('规格|Size', '4–6 钱|Medium', '6–8 钱|Large +26'),
        ],
        params: ['净重：900 g（虾 500 g）|Net: 900 g (500 g crayfish)', '产地：湖北潜江|Origin: Qianjiang'],
        tags: ['fresh'],
      },
      {
        photo: '🦀 plinth 1:1',
        title: '阳澄湖水域大闸蟹 鲜活|Live hairy crabs from the lakes',
        story:
          '九雌十雄，膏满黄肥。活着到，死了赔。附姜茶和蟹醋。|Females in September, males in October, full of roe. They arrive alive or you are paid back. Ginger tea and vinegar included.',
        price: 168,
        was: 238,
        specs: [
          pick('规格|Size', '公 3.0 母 2.0 两|M 150 g, F 100 g', '公 4.0 母 3.0 两|M 200 g, F 150 g +130'),
          pick('数量|Quantity', '4 对|4 pairs', '5 对|5 pairs +40'),
        ],
        params: ['产地：江苏苏州|Origin: Suzhou', '储存：冷藏 3 天|Storage: 3 days chilled'],
        tags: ['fresh', 'gift'],
      },
      {
        photo: '🦐 none 5:4',
        title: '湛江大白虾 船冻锁鲜|Zhanjiang white prawns, frozen at sea',
        story:
          '出水四小时内冻住，一只一只分开。白灼三分钟，弹牙。|Frozen within four hours, each by itself. Three minutes in boiling water; firm to the bite.',
        price: 58,
        specs: [
          pick('规格|Size', '40–50 只/kg|40–50 a kg', '20–30 只/kg|20–30 a kg +38'),
          pick('净重|Weight', '1 kg', '2 kg +54'),
        ],
        params: ['产地：广东湛江|Origin: Zhanjiang', '储存：-18 ℃|Storage: −18 °C'],
        tags: ['fresh'],
      },
      {
        photo: '🦪 plinth 1:1',
        title: '乳山生蚝 肥美带壳|Rushan oysters in the shell',
        story:
          '冬天的蚝最肥，蒸六分钟，一口海水的甜。附开蚝刀和手套。|Fattest in winter. Six minutes in the steamer and the sea is in your mouth. Knife and glove included.',
        price: 49.9,
        specs: [pick('净重|Weight', '5 斤|2.5 kg', '9 斤|4.5 kg +30'), pick('个头|Size', 'L', 'XL +12')],
        params: ['产地：山东乳山|Origin: Rushan', '配送：泡沫箱加冰|Shipping: packed in ice'],
        tags: ['fresh'],
        grams: 2500,
      },
    ],
  },
];

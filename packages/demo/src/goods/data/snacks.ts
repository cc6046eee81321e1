import type { GoodsGroup } from '../goods-row.ts';
import { pick } from '../specs.ts';

export const snacks: GoodsGroup[] = [
  {
    category: 'biscuits',
    shop: 'chengji',
    grams: 450,
    goods: [
      {
        photo: '🍪 none 1:1',
        title: '黄油曲奇 手工裱花 酥到掉渣|Piped butter cookies, crumbly and rich',
        story:
          '一块面团里四成是黄油，低温慢烤二十分钟，边缘金黄，中间松软。拆开一袋，满屋都是奶香。|Two fifths of the dough is butter. Twenty slow minutes in the oven leave a golden rim and a soft middle.',
        price: 29.9,
        was: 39.9,
        specs: [
          pick('口味|Flavour', '原味|Plain', '抹茶|Matcha +3', '可可|Cocoa +3'),
          pick('规格|Size', '200 g 袋装|200 g bag', '400 g 铁盒|400 g tin +22'),
        ],
        params: [
          '配料：小麦粉、黄油、鸡蛋、糖|Made of: wheat, butter, egg, sugar',
          '保质期：180 天|Shelf life: 180 days',
        ],
        tags: ['pair'],
      },
      {
        photo: '🥮 plinth 1:1',
        title: '流心奶黄月饼 六枚礼盒|Lava custard mooncakes, box of six',
        story:
          '咸蛋黄和奶酪熬成的流心，切开会慢慢淌出来。皮薄，甜度比老式月饼低三成。|Salted yolk and cheese make a centre that flows when cut. A thin crust, and a third less sugar than the old kind.',
        price: 88,
        was: 128,
        specs: [
          pick(
            '口味|Flavour',
            '流心奶黄|Lava custard',
            '豆沙蛋黄|Red bean and yolk',
            '双拼|Half and half +5',
          ),
        ],
        params: ['净重：50 g × 6|Net: 6 × 50 g', '储存：冷藏风味更佳|Storage: best chilled'],
        tags: ['gift'],
      },
      {
        photo: '🍰 none 4:5',
        title: '草莓鲜奶油蛋糕 当天现做|Strawberry cream cake, made the same day',
        story:
          '动物奶油、当季草莓、戚风蛋糕胚，三样都不将就。下单后现做，冷链送到家。|Dairy cream, strawberries in season, a chiffon sponge, and no shortcuts. Made after you order and sent chilled.',
        price: 68,
        specs: [
          pick('尺寸|Size', '切件|A slice', '6 寸|6 inch +90', '8 寸|8 inch +150'),
          pick('甜度|Sweetness', '标准|Normal', '少糖|Less sugar'),
        ],
        params: [
          '保存：2–6 ℃ 24 小时|Storage: 24 h at 2–6 °C',
          '附赠：餐盘与蜡烛|Includes: plates and candles',
        ],
        tags: ['fresh'],
        shop: 'xiansheng',
      },
      {
        photo: '🥨 plinth 1:1',
        title: '海盐碱水结 麦香十足|Sea salt pretzels, crisp and malty',
        story:
          '碱水浸过再烤，外壳红亮，里面有嚼劲。撒的是粗海盐，配一杯冷饮刚刚好。|Dipped in lye and baked: a glossy crust, a chewy inside, coarse salt on top. Made for a cold drink.',
        price: 19.9,
        specs: [pick('规格|Pack', '4 只|4 pieces', '8 只|8 pieces +15', '12 只|12 pieces +28')],
        params: ['产地：浙江杭州|Origin: Hangzhou', '加热：180 ℃ 烤 3 分钟|To warm: 3 min at 180 °C'],
      },
    ],
  },
  {
    category: 'sweets',
    shop: 'chengji',
    grams: 300,
    goods: [
      {
        photo: '🍫 plinth 1:1',
        title: '72% 黑巧克力 单一产区可可|72% dark chocolate, single-origin cocoa',
        story:
          '只用可可、可可脂和一点蔗糖。入口微苦，慢慢化开后是红果的酸香。|Cocoa, cocoa butter and a little cane sugar. Bitter at first, then a note of red fruit.',
        price: 26.8,
        specs: [
          pick('可可含量|Cocoa', '58%', '72%', '85%'),
          pick('数量|Quantity', '1 板|1 bar', '3 板|3 bars +48', '5 板礼盒|Box of 5 +92'),
        ],
        params: ['净含量：80 g / 板|Net: 80 g a bar', '储存：28 ℃ 以下|Storage: below 28 °C'],
        tags: ['pair'],
      },
      {
        photo: '🍬 none 5:4',
        title: '果汁硬糖 真果汁 独立包装|Fruit drops with real juice, wrapped one by one',
        story:
          '每颗含果汁一成以上，不加色素。口袋里放几颗，开会犯困时正好。|A tenth of every drop is juice, with no colouring. Keep a few in your pocket for long meetings.',
        price: 15.8,
        specs: [
          pick('口味|Flavour', '葡萄|Grape', '蜜桃|Peach', '柠檬|Lemon', '什锦|Mixed'),
          pick('净含量|Net weight', '150 g', '300 g +12'),
        ],
        params: ['保质期：12 个月|Shelf life: 12 months', '甜味来源：麦芽糖浆|Sweetened with: malt syrup'],
      },
      {
        photo: '🍭 sun 4:5',
        title: '手工彩虹棒棒糖 生日伴手礼|Hand-pulled rainbow lollipops',
        story:
          '师傅手拉出来的七彩糖条，一圈一圈盘好。孩子生日分给小伙伴，一人一支。|Seven colours of sugar, pulled and coiled by hand. One each for the birthday guests.',
        price: 9.9,
        specs: [pick('数量|Quantity', '1 支|1', '6 支|6 +45', '12 支|12 +88')],
        params: ['单支：40 g|Each: 40 g', '色素：蔬果提取|Colour: from vegetables'],
        tags: ['handmade'],
        shop: 'aze',
      },
      {
        photo: '🍮 plinth 1:1',
        title: '焦糖鸡蛋布丁 四杯装|Caramel egg pudding, four cups',
        story:
          '鸡蛋、牛奶、焦糖，没有明胶。冷藏后口感更细，勺子轻轻一碰就晃。|Eggs, milk and caramel, without gelatine. Chill it and it trembles at the touch of a spoon.',
        price: 24.9,
        specs: [pick('口味|Flavour', '原味焦糖|Caramel', '北海道牛奶|Milk +2', '芒果|Mango +4')],
        params: ['净重：100 g × 4|Net: 4 × 100 g', '储存：0–4 ℃ 15 天|Storage: 15 days at 0–4 °C'],
        tags: ['fresh'],
        shop: 'xiansheng',
      },
    ],
  },
  {
    category: 'nuts',
    shop: 'chengji',
    grams: 500,
    goods: [
      {
        photo: '🥜 none 5:4',
        title: '带壳花生 五香慢烘|Roast peanuts in the shell, five-spice',
        story:
          '当年新花生，先卤后烘，壳一捏就开。看球的时候一把接一把停不下来。|This year’s crop, braised and then roasted until the shell gives at a pinch. Hard to stop during a match.',
        price: 16.9,
        specs: [
          pick('口味|Flavour', '五香|Five-spice', '蒜香|Garlic', '原味|Plain'),
          pick('净重|Net weight', '500 g', '1 kg +13'),
        ],
        params: ['产地：山东临沂|Origin: Linyi, Shandong', '保质期：8 个月|Shelf life: 8 months'],
      },
      {
        photo: '🌰 plinth 4:5',
        title: '迁西板栗仁 开袋即食 软糯香甜|Peeled chestnuts, soft and sweet, ready to eat',
        story:
          '燕山板栗个头不大，但是糯。去壳去膜，不加糖，撕开就能吃。|Small chestnuts from the Yan hills, sweet without sugar. Shelled and skinned, ready from the bag.',
        price: 22.8,
        was: 29.8,
        specs: [pick('规格|Pack', '100 g × 3', '100 g × 6 +20', '100 g × 10 +42')],
        params: ['产地：河北迁西|Origin: Qianxi, Hebei', '加热：微波 30 秒|To warm: 30 s microwave'],
        tags: ['farm'],
      },
      {
        photo: '🍿 none 1:1',
        title: '焦糖爆米花 球形大颗|Caramel popcorn, big and round',
        story:
          '蘑菇形玉米爆出来的大球，每一颗都裹满焦糖，放一晚上还是脆的。|Mushroom corn pops into big balls, each coated in caramel, still crisp the next day.',
        price: 18.8,
        specs: [
          pick('口味|Flavour', '焦糖|Caramel', '奶油|Butter', '芝士|Cheese +2'),
          pick('规格|Pack', '桶装 150 g|150 g tub', '两桶|Two tubs +16'),
        ],
        params: ['工艺：非油炸|Method: air-popped', '保质期：6 个月|Shelf life: 6 months'],
        tags: ['pair'],
      },
    ],
  },
];

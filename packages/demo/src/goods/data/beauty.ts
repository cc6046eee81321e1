import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const beauty: GoodsGroup[] = [
  {
    category: 'makeup',
    shop: 'huajian',
    grams: 120,
    goods: [
      {
        photo: '💄 rose plinth 1:1',
        title: '花间丝绒口红 3.2 g 豆沙玫瑰|Velvet lipstick in bean rose, 3.2 g',
        story:
          '雾面但不拔干，吃完饭还剩一层淡淡的玫瑰。黄皮素颜也敢涂。|Matt without drying, with a trace of rose left after dinner. Kind to warm skin.',
        price: 89,
        was: 129,
        specs: [
          colours(
            '豆沙玫瑰|Bean rose @rose',
            '焦糖橘|Caramel orange @peach',
            '浆果紫|Berry @lilac',
            '奶茶|Milk tea @sand',
          ),
        ],
        params: ['净含量：3.2 g|Net: 3.2 g', '质地：丝绒雾面|Finish: velvet matt'],
        tags: ['trial', 'pair'],
      },
      {
        photo: '💅 peach sun 4:5',
        title: '可剥水性指甲油 六色套装|Peel-off water-based nail polish, six colours',
        story:
          '没有刺鼻味道，干了可以整片撕下来。孕妇和小朋友也能玩。|No sharp smell, and it peels off whole. Safe for mothers-to-be and children.',
        price: 59,
        specs: [pick('色系|Palette', '奶油系|Cream', '莓果系|Berry', '裸色系|Nude')],
        params: ['单瓶：7 ml|Each: 7 ml', '成膜：5 分钟|Dries in: 5 min'],
      },
      {
        photo: '🪞 rose plinth 3:4',
        title: 'LED 化妆镜 三色补光 可折叠|LED make-up mirror, three lights',
        story:
          '日光、暖光、办公室光各一档，出门前看看在哪种光下都好看。|Daylight, warm and office light: check your face in each before you leave.',
        price: 99,
        was: 139,
        specs: [
          colours('樱粉|Cherry @rose', '象牙白|Ivory @cream'),
          pick('款式|Type', '台式|Table', '便携|Travel -30'),
        ],
        params: ['续航：6 小时|Battery: 6 h', '镜面：1× 与 5×|Mirror: 1× and 5×'],
        tags: ['warranty'],
        grams: 700,
      },
      {
        photo: '🌸 rose none 1:1',
        title: '樱花淡香水 清甜不腻 50 ml|Cherry blossom eau de toilette, 50 ml',
        story:
          '前调是青柠，中调是樱花和白茶，尾调像刚晒过的床单。|Lime at first, then blossom and white tea, and at last sheets dried in the sun.',
        price: 139,
        was: 189,
        specs: [
          pick('香型|Scent', '樱花|Cherry blossom', '白茶|White tea', '无花果|Fig +10'),
          pick('容量|Volume', '10 ml -80', '50 ml'),
        ],
        params: ['浓度：EDT|Strength: EDT', '留香：约 4 小时|Lasts: about 4 h'],
        tags: ['trial', 'gift'],
      },
      {
        photo: '🌹 rose arch 3:4',
        title: '大马士革玫瑰精油 单方 10 ml|Damask rose oil, 10 ml',
        story:
          '三千公斤花瓣蒸出一公斤精油。两滴滴在枕边，安神。|Three tonnes of petals make one kilo. Two drops by the pillow calm the night.',
        price: 198,
        specs: [pick('容量|Volume', '5 ml -80', '10 ml')],
        params: ['产地：甘肃苦水|Origin: Kushui, Gansu', '提取：蒸馏|By: distillation'],
        tags: ['trial'],
      },
      {
        photo: '🎀 rose none 5:4',
        title: '丝绒蝴蝶结发饰 弹簧夹|Velvet bow hair clip',
        story:
          '一夹一转，五秒做好一个低马尾。丝绒有一点光，配毛衣好看。|Twist and clip: a low ponytail in five seconds. Velvet with a soft sheen.',
        price: 19.9,
        specs: [colours('酒红|Wine @rose', '墨绿|Dark green @mint', '黑|Black @stone')],
        params: ['尺寸：14 cm|Size: 14 cm', '材质：丝绒、合金|Made of: velvet, alloy'],
        tags: ['pair'],
        grams: 40,
      },
    ],
  },
  {
    category: 'skincare',
    shop: 'huajian',
    grams: 300,
    goods: [
      {
        photo: '🧴 rose none 5:4',
        title: '氨基酸温和洁面乳 敏感肌可用|Gentle amino acid cleanser',
        story:
          '泡沫绵密，洗完不紧绷。配方里只有十四样东西，都写在正面。|A dense foam that leaves no tightness. Fourteen ingredients, all on the front.',
        price: 59,
        was: 79,
        specs: [
          pick('肤质|Skin', '干性|Dry', '油性|Oily', '敏感|Sensitive'),
          pick('容量|Volume', '50 ml -30', '120 ml'),
        ],
        params: ['酸碱度：pH 5.5|Acidity: pH 5.5', '表活：氨基酸|Surfactant: amino acids'],
        tags: ['pair', 'trial'],
      },
      {
        photo: '🧴 peach plinth 4:5',
        title: '清爽防晒乳 SPF50+ 不搓泥|Light sunscreen, SPF 50+',
        story:
          '像乳液一样推开，三十秒成膜，不泛白。海边两小时补一次。|Spreads like lotion, sets in thirty seconds, leaves no white. Renew every two hours by the sea.',
        price: 89,
        specs: [pick('类型|For', '面部|Face', '身体|Body +20'), pick('容量|Volume', '50 ml', '90 ml +40')],
        params: ['防晒：SPF50+ PA++++|Protection: SPF 50+ PA++++', '肤感：水润|Feel: light'],
        tags: ['new'],
      },
      {
        photo: '🧼 mint plinth 1:1',
        title: '冷制马赛皂 橄榄与艾草|Cold-process soap, olive and mugwort',
        story:
          '晾皂六十天，泡沫细，洗完皮肤有一点点滑。全家都能用。|Cured for sixty days: fine foam, silky skin, for the whole family.',
        price: 26,
        specs: [
          pick('香味|Scent', '艾草|Mugwort', '茶树|Tea tree', '无香|Unscented'),
          pick('数量|Count', '1 块|1', '3 块|3 +44'),
        ],
        params: ['净重：110 g|Net: 110 g', '工艺：冷制|Method: cold process'],
        tags: ['handmade'],
        shop: 'aze',
      },
      {
        photo: '🫧 sky none 1:1',
        title: '香氛沐浴泡泡浴球 六颗礼盒|Bath fizzers, gift box of six',
        story:
          '丢进浴缸就冒泡，水变成淡蓝色，像泡在云里。|Drop one in: the water fizzes and turns pale blue, like a bath in a cloud.',
        price: 68,
        was: 88,
        specs: [pick('香味|Scent', '海盐|Sea salt', '薰衣草|Lavender', '什锦|Mixed')],
        params: ['单颗：100 g|Each: 100 g', '成分：小苏打、精油|Made of: soda, oils'],
        tags: ['gift'],
        grams: 700,
      },
      {
        photo: '🍯 peach plinth 3:4',
        title: '蜂蜜滋养护手霜 不黏腻|Honey hand cream, never sticky',
        story:
          '洋槐蜜和乳木果，涂完马上可以打字。小小一支放包里。|Acacia honey and shea. You can type at once; small enough for any bag.',
        price: 36,
        specs: [
          pick('香味|Scent', '蜂蜜|Honey', '桂花|Osmanthus', '橙花|Neroli'),
          pick('数量|Count', '1 支|1', '3 支礼盒|Gift box of 3 +60'),
        ],
        params: ['净含量：50 g|Net: 50 g', '质地：轻乳|Feel: light'],
        tags: ['pair', 'gift'],
      },
      {
        photo: '🥒 mint none 1:1',
        title: '黄瓜舒缓面膜 补水十片|Cucumber face masks, ten sheets',
        story:
          '晒后贴一片，十五分钟降温。膜布是天丝，剪裁留了笑的余地。|One after the sun cools the face in fifteen minutes. A soft cloth cut with room to smile.',
        price: 79,
        was: 109,
        specs: [
          pick('功效|For', '补水|Moisture', '舒缓|Soothing'),
          pick('数量|Count', '10 片|10', '20 片|20 +60'),
        ],
        params: ['精华：25 ml / 片|Essence: 25 ml each', '膜布：天丝|Cloth: lyocell'],
        tags: ['trial'],
      },
    ],
  },
  {
    category: 'personal',
    shop: 'chengji',
    grams: 300,
    goods: [
      {
        photo: '🪥 sky plinth 1:1',
        title: '声波电动牙刷 一充用三个月|Sonic toothbrush, three months a charge',
        story:
          '每分钟三万八千次，两分钟自动停。刷头软，牙龈不出血。|38,000 strokes a minute, two minutes, then it stops. Soft on the gums.',
        price: 129,
        was: 199,
        specs: [
          colours('雾蓝|Mist blue @sky', '樱粉|Cherry @rose', '白|White @stone'),
          pick('刷头|Heads', '2 支|2', '6 支|6 +40'),
        ],
        params: ['防水：IPX7|Water: IPX7', '续航：90 天|Battery: 90 days'],
        tags: ['warranty'],
      },
      {
        photo: '🪒 stone plinth 1:1',
        title: '三头浮动剃须刀 干湿两用|Three-head shaver, wet and dry',
        story:
          '刀头跟着下巴走，胡子三天没刮也一次干净。充五分钟刮一次。|Heads that follow the jaw and clear three days at once. Five minutes of charge for a shave.',
        price: 169,
        specs: [colours('枪灰|Gunmetal @stone', '藏蓝|Navy @sky')],
        params: ['续航：60 分钟|Battery: 60 min', '充电：Type-C|Charging: Type-C'],
        tags: ['warranty'],
        shop: 'shengluo',
      },
      {
        photo: '🧻 stone none 5:4',
        title: '竹浆本色抽纸 24 包 不掉屑|Bamboo tissues, 24 packs',
        story:
          '不漂白，四层加厚，湿水不破。小朋友擦鼻子不红。|Unbleached, four-ply, strong when wet and gentle on small noses.',
        price: 39.9,
        was: 52,
        specs: [pick('规格|Pack', '24 包|24 packs', '48 包|48 packs +34')],
        params: ['单包：100 抽|Pack: 100 sheets', '层数：4 层|Ply: 4'],
        grams: 3200,
      },
      {
        photo: '🪮 sand none 1:1',
        title: '黑檀木梳 宽齿防静电|Ebony comb, wide teeth, no static',
        story:
          '整木手磨，齿尖圆润，梳头皮像按摩。刻一个名字当生日礼物。|Cut from one piece, with rounded teeth that massage. Add a name for a birthday.',
        price: 49,
        specs: [
          pick('款式|Style', '宽齿|Wide', '密齿|Fine'),
          pick('刻字|Engraving', '不刻|None', '刻字|Engraved +10'),
        ],
        params: ['材质：黑檀|Wood: ebony', '长度：18 cm|Length: 18 cm'],
        tags: ['handmade', 'gift'],
        shop: 'aze',
        grams: 80,
      },
      {
        photo: '💊 mint none 1:1',
        title: '维生素 C 泡腾咀嚼片 甜橙味|Vitamin C chewables, sweet orange',
        story:
          '一天一粒，嚼起来像软糖。换季的时候放一瓶在办公桌上。|One a day, as pleasant as a sweet. Keep a bottle on the desk when the seasons change.',
        price: 39.9,
        was: 49.9,
        specs: [
          pick('口味|Flavour', '甜橙|Orange', '蓝莓|Blueberry'),
          pick('数量|Count', '60 片|60', '120 片|120 +30'),
        ],
        params: ['含量：每片 100 mg|Each: 100 mg', '保质期：24 个月|Keeps: 24 months'],
        tags: ['pair'],
        grams: 150,
      },
    ],
  },
];

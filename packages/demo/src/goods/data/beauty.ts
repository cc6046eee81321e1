import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const beauty: GoodsGroup[] = [
  {
    category: 'makeup',
    shop: 'huajian',
    grams: 120,
    goods: [
      {
        photo: '💄 plinth 1:1',
        title: '花间丝绒口红 3.2 g 豆沙玫瑰|Velvet lipstick in dusty rose, 3.2 g',
        story:
          '雾面但不拔干，吃完饭还剩一层淡淡的玫瑰。黄皮素颜也敢涂。|Matt without drying, with a trace of rose left after dinner. Kind to warm skin.',
        price: 89,
        was: 129,
        specs: [colours('豆沙玫瑰|Dusty rose', '焦糖橘|Caramel orange', '浆果紫|Berry', '奶茶|Milk tea')],
        params: ['净含量：3.2 g|Net: 3.2 g', '质地：丝绒雾面|Finish: velvet matt'],
        tags: ['trial', 'pair'],
      },
      {
        photo: '💅 sun 4:5',
        title: '可剥水性指甲油 六色套装|Peel-off water-based nail polish, six colours',
        story:
          '没有刺鼻味道，干了可以整片撕下来。孕妇和小朋友也能玩。|No sharp smell, and it peels off whole. Safe for mothers-to-be and children.',
        price: 59,
        specs: [pick('色系|Palette', '奶油系|Cream', '莓果系|Berry', '裸色系|Nude')],
        params: ['单瓶：7 ml|Each: 7 ml', '成膜：5 分钟|Dries in: 5 min'],
      },
      {
        photo: '🪞 plinth 3:4',
        title: 'LED 化妆镜 三色补光 可折叠|LED make-up mirror, three lights',
        story:
          '日光、暖光、办公室光各一档，出门前看看在哪种光下都好看。|Daylight, warm and office light: check your face in each before you leave.',
        price: 99,
        was: 139,
        specs: [colours('樱粉|Cherry', '象牙白|Ivory'), pick('款式|Type', '台式|Table', '便携|Travel -30')],
        params: ['续航：6 小时|Battery: 6 h', '镜面：1× 与 5×|Mirror: 1× and 5×'],
        tags: ['warranty'],
        grams: 700,
      },
      {
        photo: '🌸 none 1:1',
        title: '樱花造型扩香石 香水味不腻|Cherry blossom scent stone, in perfume',
        story:
          '滴三滴香水，石头慢慢散一个月。前调是青柠，尾调像刚晒过的床单。|Three drops of perfume last it a month: lime at first, at last sheets dried in the sun.',
        price: 139,
        was: 189,
        specs: [
          pick('香型|Scent', '樱花|Cherry blossom', '白茶|White tea', '无花果|Fig +10'),
          pick('尺寸|Size', '5 cm -80', '8 cm'),
        ],
        params: ['材质：陶土|Made of: clay', '留香：约 30 天|Lasts: about 30 days'],
        tags: ['trial', 'gift'],
      },
      {
        photo: '🌹 arch 3:4',
        title: '永生玫瑰 单枝 带香|Preserved rose, one stem, scented',
        story:
          '盛开那天定住的大马士革玫瑰，花瓣还是软的。放两年，颜色不褪。|A Damask rose kept as it was on its best day, its petals still soft. Two years without fading.',
        price: 198,
        specs: [pick('高度|Height', '30 cm -80', '50 cm')],
        params: ['产地：甘肃苦水|Origin: Kushui, Gansu', '可放：24 个月|Shelf life: 24 months'],
        tags: ['gift'],
      },
      {
        photo: '🎀 none 5:4',
        title: '丝绒蝴蝶结发饰 弹簧夹|Velvet bow hair clip',
        story:
          '一夹一转，五秒做好一个低马尾。丝绒有一点光，配毛衣好看。|Twist and clip: a low ponytail in five seconds. Velvet with a soft sheen.',
        price: 19.9,
        specs: [colours('酒红|Wine', '墨绿|Dark green', '黑|Black')],
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
        photo: '🧴 none 5:4',
        title: '氨基酸温和洁面乳 敏感肌可用|Gentle amino acid cleanser',
        story:
          '泡沫绵密，洗完不紧绷。配方里只有十四样东西，都写在正面。|A dense foam that leaves no tightness. Fourteen ingredients, all on the front.',
        price: 59,
        was: 79,
        specs: [
          pick('肤质|Skin type', '干性|Dry', '油性|Oily', '敏感|Sensitive'),
          pick('容量|Volume', '50 ml -30', '120 ml'),
        ],
        params: ['酸碱度：pH 5.5|Acidity: pH 5.5', '表活：氨基酸|Surfactant: amino acids'],
        tags: ['pair', 'trial'],
      },
      {
        photo: '🧴#f7c04a plinth 4:5',
        title: '清爽防晒乳 SPF50+ 不搓泥|Light sunscreen, SPF 50+',
        story:
          '像乳液一样推开，三十秒成膜，不泛白。海边两小时补一次。|Spreads like lotion, sets in thirty seconds, leaves no white. Renew every two hours by the sea.',
        price: 89,
        specs: [pick('类型|For', '面部|Face', '身体|Body +20'), pick('容量|Volume', '50 ml', '90 ml +40')],
        params: ['防晒：SPF50+ PA++++|Protection: SPF 50+ PA++++', '肤感：水润|Feel: light'],
        tags: ['new'],
      },
      {
        photo: '🧼 plinth 1:1',
        title: '冷制马赛皂 橄榄与艾草|Cold-process soap, olive and mugwort',
        story:
          '晾皂六十天，泡沫细，洗完皮肤有一点点滑。全家都能用。|Cured for sixty days: fine foam, silky skin, for the whole family.',
        price: 26,
        specs: [
          pick('香味|Scent', '艾草|Mugwort', '茶树|Tea tree', '无香|Unscented'),
          pick('数量|Quantity', '1 块|1', '3 块|3 +44'),
        ],
        params: ['净重：110 g|Net: 110 g', '工艺：冷制|Method: cold process'],
        tags: ['handmade'],
        shop: 'aze',
      },
      {
        photo: '🫧 none 1:1',
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
        photo: '🫙 plinth 3:4',
        title: '蜂蜜滋养护手膏 罐装 不黏腻|Honey hand balm in a jar, never sticky',
        story:
          '洋槐蜜和乳木果，涂完马上可以打字。小小一罐放包里。|Acacia honey and shea. You can type at once; small enough for any bag.',
        price: 36,
        specs: [
          pick('香味|Scent', '蜂蜜|Honey', '桂花|Osmanthus', '橙花|Neroli'),
          pick('数量|Quantity', '1 罐|1', '3 罐礼盒|Gift box of 3 +60'),
        ],
        params: ['净含量：50 g|Net: 50 g', '质地：轻乳|Feel: light'],
        tags: ['pair', 'gift'],
      },
      {
        photo: '💧 none 1:1',
        title: '水滴舒缓精华 单颗装 十粒|Soothing serum, ten single doses',
        story:
          '晒后捏开一颗，十五分钟降温。一颗一次，不接触空气。|One after the sun cools the face in fifteen minutes. One drop each time, sealed from the air.',
        price: 79,
        was: 109,
        specs: [
          pick('功效|For', '补水|Moisture', '舒缓|Soothing'),
          pick('数量|Quantity', '10 粒|10', '20 粒|20 +60'),
        ],
        params: ['精华：2 ml / 粒|Each: 2 ml', '外壳：海藻胶|Shell: seaweed'],
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
        photo: '🪥 plinth 1:1',
        title: '软毛护龈牙刷 一年换四支|Soft toothbrush for sensitive gums',
        story:
          '刷毛细到零点零一毫米，牙龈不出血。刷柄是小麦秸秆做的。|Bristles a hundredth of a millimetre thin, kind to the gums, on a handle of wheat straw.',
        price: 29.9,
        was: 39.9,
        specs: [
          colours('雾蓝|Mist blue', '樱粉|Cherry', '白|White'),
          pick('数量|Quantity', '2 支|2', '4 支|4 +18'),
        ],
        params: ['刷毛：0.01 mm|Bristles: 0.01 mm', '长度：18 cm|Length: 18 cm'],
        tags: ['pair'],
      },
      {
        photo: '🪒 plinth 1:1',
        title: '手动剃须刀 五层刀片 干湿两用|Five-blade razor, wet and dry',
        story:
          '刀头跟着下巴走，胡子三天没刮也一次干净。金属手柄，湿手不滑。|A head that follows the jaw and clears three days at once, on a metal handle that never slips.',
        price: 169,
        specs: [colours('枪灰|Gunmetal', '藏蓝|Navy')],
        params: ['刀片：5 层|Blades: 5', '重量：86 g|Weight: 86 g'],
        tags: ['quick'],
        shop: 'shengluo',
      },
      {
        photo: '🧻 none 5:4',
        title: '竹浆本色卷筒纸巾 24 卷 不掉屑|Bamboo paper rolls, 24',
        story:
          '不漂白，四层加厚，湿水不破。小朋友擦鼻子不红。|Unbleached, four-ply, strong when wet and gentle on small noses.',
        price: 39.9,
        was: 52,
        specs: [pick('规格|Pack', '24 卷|24 rolls', '48 卷|48 rolls +34')],
        params: ['单卷：140 g|Roll: 140 g', '层数：4 层|Ply: 4'],
        grams: 3200,
      },
      {
        photo: '🪮 none 1:1',
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
        photo: '💊 none 1:1',
        title: '维生素 C 胶囊 甜橙味|Vitamin C capsules, sweet orange',
        story:
          '一天一粒，温水送下。换季的时候放一瓶在办公桌上。|One a day with warm water. Keep a bottle on the inbox when the seasons change.',
        price: 39.9,
        was: 49.9,
        specs: [
          pick('口味|Flavour', '甜橙|Orange', '蓝莓|Blueberry'),
          pick('数量|Quantity', '60 粒|60', '120 粒|120 +30'),
        ],
        params: ['含量：每粒 100 mg|Each: 100 mg', '保质期：24 个月|Shelf life: 24 months'],
        tags: ['pair'],
        grams: 150,
      },
    ],
  },
];

import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick, sizes } from '../specs.ts';

export const accessories: GoodsGroup[] = [
  {
    category: 'warm',
    shop: 'mianli',
    grams: 250,
    goods: [
      {
        photo: '🧣 none 1:1',
        title: '羊绒混纺围巾 软糯不扎|Cashmere-blend scarf, soft on the skin',
        story:
          '一百九十厘米长，绕两圈还有余。洗过更软，冬天出门第一个想起它。|190 cm: twice around with some to spare. Softer after each wash.',
        price: 129,
        was: 169,
        specs: [colours('枣红|Maroon', '燕麦|Oat', '雾灰|Mist grey')],
        params: ['成分：羊绒 30% 羊毛 70%|Made of: 30% cashmere', '尺寸：190 × 32 cm|Size: 190 × 32 cm'],
        tags: ['gift', 'returns'],
      },
      {
        photo: '🧤 none 1:1',
        title: '触屏针织手套 加绒|Knitted touch-screen gloves, lined',
        story:
          '拇指和食指可以滑手机。里面一层摇粒绒，零下五度骑车不冻手。|Thumb and finger work a screen; the fleece inside is good for cycling at −5 °C.',
        price: 39.9,
        specs: [colours('暖橙|Warm orange', '驼|Camel'), sizes('S', 'M', 'L')],
        params: ['内里：摇粒绒|Lining: fleece', '洗涤：可机洗|Care: machine wash'],
        tags: ['pair'],
        grams: 120,
      },
      {
        photo: '🧦 none 4:5',
        title: '精梳棉中筒袜 五双装 不掉跟|Combed cotton socks, five pairs',
        story:
          '袜跟做了 Y 型立体剪裁，走一天也不往下滑。抗菌，不闷。|A Y-shaped heel keeps them up all day. Antibacterial and airy.',
        price: 39,
        specs: [colours('多彩|Mixed', '黑白灰|Monochrome'), sizes('35–39', '40–44')],
        params: ['成分：精梳棉 78%|Made of: 78% combed cotton', '数量：5 双|Quantity: 5 pairs'],
        tags: ['pair'],
        grams: 220,
      },
      {
        photo: '🧢 none 5:4',
        title: '水洗软顶棒球帽 深帽身|Washed soft cap with a deep crown',
        story:
          '帽深十七厘米，头围大的人也压得住。帽檐里有铁丝，随手弯。|Seventeen centimetres deep for any head, with a brim that bends.',
        price: 49.9,
        specs: [colours('海军蓝|Navy', '米白|Off-white', '橄榄|Olive')],
        params: ['头围：55–61 cm 可调|Fits: 55–61 cm', '面料：水洗棉|Fabric: washed cotton'],
      },
      {
        photo: '👒 arch 3:4',
        title: '手编草帽 大檐防晒 可折叠|Hand-woven straw hat, wide and foldable',
        story:
          '拉菲草手编，折起来放包里不变形。帽檐十厘米，晒不到脸。|Raffia woven by hand that survives folding. The ten-centimetre brim shades the whole face.',
        price: 89,
        was: 119,
        specs: [colours('原草|Straw', '咖|Coffee')],
        params: ['帽檐：10 cm|Brim: 10 cm', '头围：56–58 cm|Fits: 56–58 cm'],
        tags: ['handmade'],
        shop: 'aze',
      },
    ],
  },
  {
    category: 'jewellery',
    shop: 'aze',
    grams: 100,
    goods: [
      {
        photo: '💍 plinth 1:1',
        title: '925 银素圈戒指 可刻字|Silver ring, engraved if you like',
        story:
          '手工锻打的素圈，里面可以刻六个字。戴久了有细细的划痕，那是你的。|Hammered by hand, with room for six letters inside. The scratches it gathers are yours.',
        price: 128,
        specs: [
          sizes('12 号|12', '14 号|14', '16 号|16', '18 号|18'),
          pick('刻字|Engraving', '不刻|None', '刻字|Engraved +20'),
        ],
        params: ['材质：925 银|Made of: 925 silver', '工期：3 天|Made in: 3 days'],
        tags: ['handmade', 'gift'],
      },
      {
        photo: '📿 none 1:1',
        title: '小叶紫檀手串 108 颗 8 mm|Sandalwood beads, 108 of 8 mm',
        story:
          '老料新车，金星密。盘一个月，颜色会从橘红变成酒红。|Old wood newly turned, full of gold flecks. A month in the hand turns it from orange to wine.',
        price: 199,
        was: 269,
        specs: [pick('直径|Bead', '6 mm -40', '8 mm', '10 mm +90')],
        params: ['材质：檀香紫檀|Wood: red sandalwood', '附：绒袋|Includes: pouch'],
        tags: ['handmade'],
      },
      {
        photo: '🕶️ sun 5:4',
        title: '偏光太阳镜 大框显脸小|Polarised sunglasses, large frame',
        story:
          '开车时路面不反光，水面能看见鱼。镜框十九克，鼻梁不压。|No glare from the road, and you can see the fish in the water. Nineteen grams on the nose.',
        price: 149,
        was: 199,
        specs: [colours('黑灰|Black', '茶|Tea', '冰蓝|Ice blue')],
        params: ['镜片：TAC 偏光|Lens: TAC polarised', '防护：UV400|Protection: UV400'],
        shop: 'mianli',
      },
      {
        photo: '👓 plinth 1:1',
        title: '纯钛超轻光学镜架 可配度数|Titanium frames, ready for lenses',
        story:
          '纯钛一体成型，九克，坐着睡着也不硌。可以按验光单配镜片。|One piece of titanium, nine grams. Send your prescription and we fit the lenses.',
        price: 219,
        specs: [
          colours('枪灰|Gunmetal', '玫瑰金|Rose gold'),
          pick(
            '镜片|Lenses',
            '仅镜架|Frame only',
            '1.60 防蓝光|1.60 blue-cut +120',
            '1.67 超薄|1.67 thin +220',
          ),
        ],
        params: ['重量：9 g|Weight: 9 g', '镜框宽：138 mm|Width: 138 mm'],
        tags: ['warranty'],
        shop: 'mianli',
      },
      {
        photo: '👑 plinth 1:1',
        title: '新娘发冠 珍珠水晶 手工|Bridal tiara of pearls and crystal',
        story:
          '每一颗珍珠都是铜丝绕上去的。试戴不合适，七天内可退。|Every pearl is wired on by hand. Try it on; seven days to send it back.',
        price: 258,
        specs: [pick('款式|Style', '珍珠|Pearl', '水晶|Crystal +40', '珍珠水晶|Both +80')],
        params: ['工艺：手工缠绕|Craft: hand-wired', '重量：95 g|Weight: 95 g'],
        tags: ['handmade', 'gift'],
      },
    ],
  },
];

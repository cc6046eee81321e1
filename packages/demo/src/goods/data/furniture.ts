import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const furniture: GoodsGroup[] = [
  {
    category: 'seats',
    shop: 'jiyue',
    grams: 9000,
    goods: [
      {
        photo: '🛋️ arch 5:4',
        title: '云朵布艺沙发 可拆洗 三人位|Cloud sofa with washable covers',
        story:
          '坐下去慢慢陷，起来慢慢回。布套三分钟拆下来，直接机洗。|It sinks slowly and rises slowly. The covers come off in three minutes and go in the wash.',
        price: 1899,
        was: 2399,
        specs: [
          colours('燕麦|Oat', '雾蓝|Mist blue', '豆绿|Sage green'),
          pick(
            '尺寸|Size',
            '双人 1.6 m|Two seats, 1.6 m -400',
            '三人 2.1 m|Three seats, 2.1 m',
            '四人 2.6 m|Four seats, 2.6 m +600',
          ),
        ],
        params: ['框架：松木|Frame: pine', '填充：海绵 + 羽绒|Filling: foam and down'],
        tags: ['warranty'],
        grams: 48000,
      },
      {
        photo: '🪑 plinth 4:5',
        title: '白蜡木餐椅 曲木靠背|Ash dining chair with a bent back',
        story:
          '整根白蜡木蒸汽弯曲，一把椅子没有一颗钉子。木蜡油，摸着是木头。|One length of ash bent by steam, not a nail in it, finished in oil so it feels like wood.',
        price: 299,
        specs: [
          colours('原木|Natural', '黑胡桃|Walnut'),
          pick('数量|Quantity', '1 把|1', '2 把|2 +280', '4 把|4 +840'),
        ],
        params: ['座高：45 cm|Seat: 45 cm', '承重：150 kg|Max load: 150 kg'],
        tags: ['handmade'],
      },
      {
        photo: '🛏️ none 5:4',
        title: '全棉四件套 60 支贡缎 裸睡级|Cotton bedding, 60-count sateen',
        story:
          '长绒棉贡缎，像水一样滑。洗过的第二晚最舒服。|Long-staple sateen, smooth as water, best on the second night after the wash.',
        price: 329,
        was: 429,
        specs: [
          colours('雾蓝|Mist blue', '奶白|Milk', '藕粉|Lotus pink'),
          pick('尺寸|Size', '1.5 m 床|1.5 m bed', '1.8 m 床|1.8 m bed +40', '2.0 m 床|2.0 m bed +80'),
        ],
        params: ['面料：长绒棉 100%|Fabric: long-staple cotton', '支数：60 支|Quantity: 60'],
        tags: ['returns'],
        grams: 2600,
      },
      {
        photo: '🚪 none 3:4',
        title: '实木静音房门 磁吸锁 可定制|Solid wood door with a silent latch',
        story:
          '四十毫米实木芯，关上就安静。磁吸锁，孩子午睡不会被吵醒。|Forty millimetres of wood shut the noise out, and a magnetic latch lets children sleep.',
        price: 1459,
        specs: [colours('原木|Natural', '烟熏|Smoked'), pick('宽度|Width', '80 cm', '90 cm +60')],
        params: ['高度：210 cm|Height: 210 cm', '材质：橡木|Wood: oak'],
        grams: 32000,
      },
    ],
  },
  {
    category: 'lighting',
    shop: 'jiyue',
    grams: 1200,
    goods: [
      {
        photo: '💡 none 1:1',
        title: '复古暖光灯泡 可调光 E27|Warm dimmable bulbs, E27',
        story:
          '两千七百开，像傍晚的太阳。无频闪，晚上看书眼睛不累。|2700 K, like late sun. No flicker, kind to readers.',
        price: 25.9,
        specs: [pick('功率|Power', '5 W', '9 W +6'), pick('数量|Quantity', '1 只|1', '4 只|4 +66')],
        params: ['色温：2700 K|Colour: 2700 K', '寿命：15000 小时|Life: 15,000 h'],
        grams: 150,
      },
      {
        photo: '🕯️ plinth 4:5',
        title: '大豆蜡香薰蜡烛 木芯 40 小时|Soy candle with a wooden wick, 40 hours',
        story:
          '木芯燃起来有轻轻的噼啪声，像小小的壁炉。雪松和香草。|The wick crackles like a tiny hearth, in cedar and vanilla.',
        price: 68,
        was: 88,
        specs: [
          pick('香味|Scent', '雪松|Cedar', '白茶|White tea', '无花果|Fig'),
          pick('净重|Net weight', '120 g -20', '220 g'),
        ],
        params: ['燃烧：约 40 小时|Burns: about 40 h', '蜡：大豆蜡|Wax: soy'],
        tags: ['gift', 'handmade'],
        shop: 'aze',
        grams: 500,
      },
      {
        photo: '⏰ plinth 1:1',
        title: '机械打铃闹钟 叫得醒|Loud twin-bell alarm clock',
        story:
          '两只铜铃敲起来整栋楼都听得见。睡前把手机留在客厅吧。|Two brass bells the whole house can hear. Leave your phone in the living room.',
        price: 59.9,
        specs: [colours('番茄红|Tomato', '奶黄|Cream', '薄荷|Mint')],
        params: ['供电：AA × 1|Power: 1 × AA', '直径：11 cm|Diameter: 11 cm'],
        tags: ['gift'],
        grams: 400,
      },
      {
        photo: '🕰️ arch 3:4',
        title: '胡桃木座钟 静音扫秒|Walnut mantel clock, silent sweep',
        story:
          '整块胡桃木挖出来的钟身，秒针是滑过去的，夜里听不见。|Cut from one block of walnut, with a second hand that glides unheard.',
        price: 328,
        was: 398,
        specs: [colours('胡桃|Walnut', '樱桃木|Cherry wood')],
        params: ['尺寸：26 × 18 cm|Size: 26 × 18 cm', '机芯：静音扫秒|Movement: silent sweep'],
        tags: ['gift', 'handmade'],
        shop: 'aze',
        grams: 1800,
      },
      {
        photo: '🏮 none 4:5',
        title: '手糊宣纸灯笼 小夜灯 可充电|Paper lantern night light',
        story:
          '竹篾骨架，宣纸一层一层糊上去。暖光透出来，像过节。|Bamboo ribs and layers of rice paper: a warm festival glow.',
        price: 79,
        specs: [
          pick('直径|Diameter', '20 cm', '30 cm +40'),
          pick('供电|Power', '充电|Rechargeable', '插电|Mains -10'),
        ],
        params: ['工艺：手工裱糊|Craft: hand-pasted', '续航：10 小时|Battery: 10 h'],
        tags: ['handmade'],
        shop: 'aze',
        grams: 400,
      },
      {
        photo: '🖼️ none 1:1',
        title: '实木相框 洗照片加框 A4|Wooden frame, your photo printed',
        story:
          '发一张照片过来，我们冲洗、装框、寄给你。挂在走廊，一年一张。|Send a picture; we print, frame and post it. One a year for the hallway.',
        price: 45,
        specs: [pick('尺寸|Size', 'A5 -10', 'A4', 'A3 +30'), colours('原木|Natural', '白|White')],
        params: ['面板：高透亚克力|Front: clear acrylic', '相纸：绒面|Paper: matt'],
        tags: ['handmade'],
        grams: 900,
      },
    ],
  },
];

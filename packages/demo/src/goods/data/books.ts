import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const books: GoodsGroup[] = [
  {
    category: 'reading',
    shop: 'jiushu',
    grams: 500,
    goods: [
      {
        photo: '📖 plinth 1:1',
        title: '《山中来信》散文集 作者签名本|Letters from the Hills, essays, signed',
        story:
          '四十封写给城里朋友的信：下雪、采茶、等一只猫回家。扉页有签名和一枚干叶子。|Forty letters to a friend in town: snow, tea, waiting for a cat. Signed, with a pressed leaf.',
        price: 42,
        specs: [pick('版本|Edition', '平装|Paperback', '精装签名|Hardback, signed +26')],
        params: ['页数：286|Pages: 286', '装帧：锁线胶装|Binding: sewn'],
        tags: ['new'],
      },
      {
        photo: '📚 none 5:4',
        title: '少年世界史 全六册 彩图|A young reader’s history of the world, six volumes',
        story:
          '从河边的第一座城市讲到登上月亮。每一章都从一个孩子的一天开始。|From the first city by a river to the moon, each chapter starting with a child’s day.',
        price: 168,
        was: 228,
        specs: [pick('套装|Set', '全六册|Six volumes', '前三册|First three -70')],
        params: ['年龄：8–14 岁|Age: 8–14', '插图：彩图 900 幅|Pictures: 900 in colour'],
        tags: ['gift'],
        grams: 3200,
      },
      {
        photo: '📕 sun 4:5',
        title: '《小城食单》九十九道家常菜|Small-Town Table: 99 home dishes',
        story:
          '一位退休厨师写给女儿的菜谱，盐多少克，火开几分钟，都说清楚。|A retired cook writes to his daughter: how many grams of salt, how many minutes of fire.',
        price: 58,
        specs: [pick('版本|Edition', '平装|Paperback', '防水纸|Splash-proof +20')],
        params: ['页数：240|Pages: 240', '图：步骤图 400 幅|Pictures: 400 steps'],
      },
      {
        photo: '🗺️ none 1:1',
        title: '手绘世界地图挂图 布面|Hand-drawn world map on cloth',
        story:
          '每个国家画了一样好吃的。挂在餐厅，孩子边吃边问。|A dish for every country. In the dining room, children ask as they eat.',
        price: 69,
        specs: [
          pick('尺寸|Size', '90 × 60 cm', '120 × 80 cm +40', '150 × 100 cm +90'),
          pick('装裱|Finish', '卷轴|Scroll', '木杆|Wooden rods +20'),
        ],
        params: ['材质：油画布|Made of: canvas', '印刷：防水|Print: waterproof'],
        tags: ['gift'],
      },
    ],
  },
  {
    category: 'stationery',
    shop: 'jiushu',
    grams: 200,
    goods: [
      {
        photo: '🖋️ sun 1:1',
        title: '黄铜钢笔 金尖 越用越亮|Brass fountain pen with a gold nib',
        story:
          '车出来的黄铜笔杆，握久了会有手的颜色。明尖，写得出粗细。|Turned from brass that takes the colour of your hand; a nib that writes thick and thin.',
        price: 198,
        was: 248,
        specs: [pick('笔尖|Nib', 'EF', 'F', 'M'), pick('刻字|Engraving', '不刻|None', '刻字|Engraved +15')],
        params: ['笔杆：黄铜|Barrel: brass', '附：墨囊两支|Includes: two cartridges'],
        tags: ['gift'],
      },
      {
        photo: '📒 none 4:5',
        title: '布面手账本 不洇墨 180 度平摊|Cloth-bound journal that lies flat',
        story:
          '巴川纸，钢笔不洇。布面可以绣字，一年一本摆成一排。|Thin paper that takes a fountain pen. Line them up, one for each year.',
        price: 39.9,
        specs: [
          colours('奶黄|Cream', '雾蓝|Mist blue', '豆绿|Sage green'),
          pick('内页|Pages', '点阵|Dots', '横线|Lines', '空白|Blank'),
        ],
        params: ['页数：192|Pages: 192', '纸：52 g|Paper: 52 g'],
        tags: ['pair'],
      },
      {
        photo: '🖍️ fly 1:1',
        title: '蜂蜡蜡笔 二十四色 可以舔|Beeswax crayons, 24 colours',
        story:
          '食用级色素和蜂蜡，掉在地上也不断。颜色可以叠。|Food-grade colour in beeswax, that layers well and survives the floor.',
        price: 45,
        specs: [pick('颜色|Colours', '12 色|12 -15', '24 色|24', '36 色|36 +22')],
        params: ['成分：蜂蜡|Made of: beeswax', '年龄：2 岁以上|Age: 2 and up'],
        shop: 'yunduo',
        grams: 400,
      },
      {
        photo: '✏️ none 5:4',
        title: '原木铅笔 一打 三角杆|Cedar pencils, a dozen, triangular',
        story:
          '雪松木，削的时候有香味。三角杆，孩子握笔自然就对了。|Cedar that scents the sharpener, and three sides that teach the grip.',
        price: 15.9,
        specs: [pick('硬度|Grade', 'HB', '2B', '4B'), pick('数量|Quantity', '12 支|12', '36 支|36 +24')],
        params: ['木材：雪松|Wood: cedar', '附：卷笔刀|Includes: sharpener'],
        tags: ['pair'],
      },
      {
        photo: '🖌️ plinth 1:1',
        title: '水彩画笔 尼龙毛 三支|Watercolour brushes, three',
        story:
          '大中小各一支，笔锋聚得住，吸水也多。附笔帘。|Large, medium and small, with points that hold and drink deep. A roll included.',
        price: 68,
        was: 88,
        specs: [pick('套装|Set', '3 支|3', '12 支|12 +120')],
        params: ['笔毫：尼龙|Hair: nylon', '长度：22 cm|Length: 22 cm'],
        tags: ['handmade', 'gift'],
      },
    ],
  },
  {
    category: 'music',
    shop: 'jiushu',
    grams: 2000,
    goods: [
      {
        photo: '🎸 arch 3:4',
        title: '入门电吉他 单单双 送小音箱|Beginner’s electric guitar with a small amp',
        story:
          '琴颈细，手小也按得住。附音箱、背带和三十节课。|A slim neck for small hands, an amp, a strap and thirty lessons.',
        price: 699,
        was: 899,
        specs: [
          colours('烈焰红|Flame', '日落|Sunset', '海蓝|Sea blue'),
          pick('套装|Kit', '单琴|Guitar -120', '加音箱|With amp'),
        ],
        params: ['琴体：椴木|Body: basswood', '弦长：648 mm|Scale: 648 mm'],
        tags: ['warranty', 'gift'],
        grams: 4800,
      },
      {
        photo: '🎹 none 5:4',
        title: '88 键重锤电钢琴 便携|88 weighted keys, portable',
        story:
          '重锤手感，插耳机夜里练也不吵。六公斤，背着去朋友家弹。|Weighted keys and headphones for the night; six kilos to carry to a friend’s.',
        price: 1299,
        was: 1599,
        specs: [colours('白|White', '象牙|Ivory'), pick('套装|Kit', '单琴|Piano', '加琴架|With stand +199')],
        params: ['键盘：88 键重锤|Keys: 88, weighted', '重量：6.2 kg|Weight: 6.2 kg'],
        tags: ['warranty'],
        grams: 7500,
      },
      {
        photo: '🎻 arch 4:5',
        title: '手工云杉小提琴 4/4 练习级|Spruce violin, 4/4, for practice',
        story:
          '云杉面板自然风干五年。调好弦发货，附琴盒、琴弓和松香。|A top dried for five years. Sent tuned, with case, bow and rosin.',
        price: 899,
        specs: [pick('尺寸|Size', '1/4 -150', '1/2 -100', '3/4 -50', '4/4')],
        params: ['面板：云杉|Top: spruce', '背板：枫木|Back: maple'],
        tags: ['handmade'],
        grams: 2400,
      },
      {
        photo: '🥁 none 1:1',
        title: '儿童架子鼓 三鼓一镲|Children’s drum kit',
        story:
          '鼓皮是静音网面，楼下听不见。一下午，他就学会了动次打次。|Mesh heads the neighbours cannot hear. Boom-tick in one afternoon.',
        price: 459,
        was: 559,
        specs: [colours('红|Red', '蓝|Blue'), pick('鼓面|Heads', '静音|Mesh', '真皮|Real -30')],
        params: ['年龄：3–10 岁|Age: 3–10', '含：鼓凳鼓棒|Includes: stool, sticks'],
        grams: 8600,
      },
      {
        photo: '🎷 plinth 1:1',
        title: '降 E 中音萨克斯 漆金|Alto saxophone in lacquered brass',
        story:
          '音准校过，吹出来是暖的。附笛头、哨片和一本指法表。|Tuned and warm, with a mouthpiece, reeds and a fingering chart.',
        price: 1699,
        was: 1999,
        specs: [pick('表面|Finish', '漆金|Gold', '古铜|Antique +120')],
        params: ['调性：降 E|Key: E♭', '材质：黄铜|Made of: brass'],
        tags: ['warranty'],
        grams: 5200,
      },
      {
        photo: '🪗 plinth 1:1',
        title: '120 贝司手风琴 成人演奏|Accordion, 120 bass',
        story:
          '风箱气密，轻轻一拉声音就出来。配背箱，去广场上拉一曲。|Tight bellows that speak at a touch. With a case for the square.',
        price: 2399,
        specs: [colours('红|Red', '黑|Black'), pick('贝司|Bass', '96 -300', '120')],
        params: ['键：41 键|Keys: 41', '重量：9.8 kg|Weight: 9.8 kg'],
        tags: ['warranty'],
        grams: 12500,
      },
      {
        photo: '🎺 fly 1:1',
        title: '降 B 小号 学生考级|B-flat trumpet for students',
        story:
          '活塞顺滑，高音不费力。附弱音器，晚上也能练。|Smooth valves and easy high notes, with a mute for the evening.',
        price: 799,
        was: 959,
        specs: [pick('表面|Finish', '漆金|Gold', '镀银|Silver +160')],
        params: ['调性：降 B|Key: B♭', '含：弱音器|Includes: mute'],
        grams: 2900,
      },
    ],
  },
];

import type { GoodsGroup } from '../goods-row.ts';
import { colours, letterSizes, pick, sizes } from '../specs.ts';

export const sports: GoodsGroup[] = [
  {
    category: 'court',
    shop: 'shanye',
    grams: 700,
    goods: [
      {
        photo: '🏀 plinth 1:1',
        title: '吸湿 PU 篮球 室内外通用 7 号|Indoor and outdoor basketball, size 7',
        story:
          '超细纤维表皮，手汗越多越抓手。从两米高落下，弹起一米三。|Microfibre that grips better as you sweat. Dropped from two metres it returns 1.3.',
        price: 129,
        was: 169,
        specs: [
          pick('号数|Size', '5 号|5 -20', '6 号|6', '7 号|7'),
          pick('套装|Kit', '单球|Ball', '加气筒球包|With pump and bag +25'),
        ],
        params: ['材质：超纤 PU|Made of: microfibre PU', '内胆：丁基|Bladder: butyl'],
        tags: ['quick'],
      },
      {
        photo: '⚽ none 1:1',
        title: '热贴合足球 5 号 比赛训练|Thermo-bonded football, size 5',
        story:
          '没有缝线，下雨不吸水。踢出去的轨迹和想的一样。|No seams, no water. It flies where you meant it to.',
        price: 99,
        specs: [pick('号数|Size', '4 号|4', '5 号|5'), pick('等级|Grade', '训练|Training', '比赛|Match +80')],
        params: ['工艺：热贴合|Craft: thermo-bonded', '周长：69 cm|Round: 69 cm'],
      },
      {
        photo: '🏐 none 5:4',
        title: '软式排球 5 号 学生考试专用|Soft volleyball, size 5',
        story:
          '十八片拼皮，垫球不疼。中考标准，重量压得准。|Eighteen soft panels that do not sting, at the exact weight of the school exam.',
        price: 69,
        specs: [pick('套装|Kit', '单球|Ball', '加球包|With bag +15')],
        params: ['周长：66 cm|Round: 66 cm', '重量：270 g|Weight: 270 g'],
      },
      {
        photo: '🏈 fly 1:1',
        title: '防滑橄榄球 儿童成人|Grippy rugby-style football',
        story:
          '颗粒皮面，单手也抓得住。草地上传一下午。|A pebbled skin you can catch in one hand. An afternoon on the grass.',
        price: 89,
        specs: [pick('号数|Size', '3 号 儿童|3, children -20', '6 号|6', '9 号|9 +20')],
        params: ['材质：复合革|Made of: composite leather', '重量：400 g|Weight: 400 g'],
      },
      {
        photo: '🎳 none 1:1',
        title: '家庭保龄球套装 实木十瓶|Family bowling, ten wooden pins',
        story: '走廊就是球道。倒下的声音很解压。|The hallway is the lane, and the crash does you good.',
        price: 139,
        specs: [pick('规格|Size', '小号|Small -40', '标准|Standard')],
        params: ['材质：橡胶木|Wood: rubberwood', '瓶高：22 cm|Pins: 22 cm'],
        tags: ['gift'],
        shop: 'yunduo',
        grams: 3400,
      },
    ],
  },
  {
    category: 'racket',
    shop: 'shanye',
    grams: 400,
    goods: [
      {
        photo: '🏸 none 4:5',
        title: '全碳素羽毛球拍 4U 对拍|Carbon badminton rackets, 4U, a pair',
        story:
          '八十二克，新手也能把球打到底线。出厂拉好二十四磅。|82 grams: beginners reach the back line. Strung at 24 pounds.',
        price: 199,
        was: 259,
        specs: [colours('冰蓝|Ice blue', '烈焰|Flame'), pick('数量|Quantity', '单拍|One -90', '对拍|Pair')],
        params: ['重量：82 g|Weight: 82 g', '磅数：24 lb|Tension: 24 lb'],
        tags: ['quick'],
      },
      {
        photo: '🏓 plinth 1:1',
        title: '六星乒乓球拍 横直双拍|Six-star table tennis bats',
        story:
          '七层底板，反胶两面，弧圈拉得起来。送六个三星球。|Seven plies, rubber on both sides, topspin to spare. Six balls included.',
        price: 159,
        specs: [
          pick('握法|Grip', '横拍|Shakehand', '直拍|Penhold'),
          pick('数量|Quantity', '单拍|One -70', '双拍|Two'),
        ],
        params: ['底板：七层|Blade: 7 plies', '附：三星球 × 6|Includes: 6 balls'],
        tags: ['gift'],
      },
      {
        photo: '🎾 none 1:1',
        title: '网球训练拍 铝碳 自带回弹球|Tennis racket with a rebound ball',
        story:
          '一个人也能练。球带着皮筋飞出去，再飞回来。|Practise alone: the ball flies out on its cord and comes back.',
        price: 129,
        was: 169,
        specs: [
          pick('规格|Size', '25 寸 儿童|25 inch, children -20', '27 寸|27 inch'),
          pick('套装|Kit', '单拍|Racket', '加回弹器|With trainer +30'),
        ],
        params: ['重量：285 g|Weight: 285 g', '拍面：100 in²|Head: 100 in²'],
      },
      {
        photo: '🥏 fly 5:4',
        title: '竞技飞盘 175 g 不脱手|175 g disc for ultimate',
        story:
          '重心压在边上，飞得又平又远。草坪社交从一张飞盘开始。|Weight on the rim for long flat throws. Friendships start with a disc.',
        price: 39.9,
        specs: [colours('橙|Orange', '天蓝|Sky', '荧绿|Neon green')],
        params: ['重量：175 g|Weight: 175 g', '直径：27 cm|Diameter: 27 cm'],
        tags: ['pair'],
        grams: 220,
      },
    ],
  },
  {
    category: 'fitness',
    shop: 'shanye',
    grams: 1200,
    goods: [
      {
        photo: '🥊 plinth 1:1',
        title: '拳击手套 10 oz 加厚护腕|Boxing gloves, 10 oz',
        story:
          '三层缓冲，打一小时沙袋手不疼。里面透气，不臭。|Three layers of padding for an hour on the bag, with a lining that breathes.',
        price: 149,
        was: 189,
        specs: [colours('正红|Red', '黑|Black'), pick('重量|Weight', '8 oz', '10 oz', '12 oz +10')],
        params: ['面料：超纤|Made of: microfibre', '闭合：魔术贴|Closure: hook and loop'],
      },
      {
        photo: '🎽 none 1:1',
        title: '速干跑步背心 马拉松轻量|Marathon singlet, light and quick to dry',
        story:
          '九十克，激光打孔，腋下不磨。最后五公里你会谢谢它。|Ninety grams, cut by laser, nothing to chafe. You will be grateful in the last five kilometres.',
        price: 79,
        was: 99,
        specs: [colours('海蓝|Sea blue', '荧光橙|Neon orange'), letterSizes],
        params: ['面料：再生聚酯|Fabric: recycled polyester', '重量：90 g|Weight: 90 g'],
        tags: ['returns'],
        grams: 120,
      },
      {
        photo: '⏱️ plinth 1:1',
        title: '运动秒表 教练计时 百分之一秒|Coach’s stopwatch, hundredths of a second',
        story:
          '一百组记录，按键有咔嗒的反馈，淋雨也不怕。|A hundred laps kept, keys that click, and no fear of rain.',
        price: 69,
        specs: [pick('记录|Laps', '30 组|30 -20', '100 组|100')],
        params: ['精度：1/100 秒|Precision: 1/100 s', '防水：IPX5|Water resistance: IPX5'],
        grams: 120,
      },
      {
        photo: '🥋 none 1:1',
        title: '跆拳道道服 纯棉 含腰带|Martial arts suit in cotton, with belt',
        story:
          '斜纹棉，踢腿有声。袖口加固，送一条白带。|Twill cotton that snaps at each kick, with strong cuffs and a white belt.',
        price: 99,
        specs: [sizes('120', '130', '140', '150', '160', '170')],
        params: ['面料：棉 100%|Fabric: cotton', '含：上衣、裤、腰带|Includes: jacket, trousers, belt'],
        grams: 700,
      },
    ],
  },
];

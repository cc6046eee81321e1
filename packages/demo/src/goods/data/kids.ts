import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const kids: GoodsGroup[] = [
  {
    category: 'baby',
    shop: 'yunduo',
    grams: 400,
    goods: [
      {
        photo: '🍼 plinth 1:1',
        title: '宽口径 PPSU 奶瓶 防胀气|Anti-colic wide-neck baby bottle, PPSU',
        story:
          '导气管把空气送到瓶底，宝宝吃得到奶，吃不到气。摔不碎，煮得了。|A vent takes the air to the bottom, so the baby gets milk and no wind. Unbreakable and boilable.',
        price: 89,
        was: 109,
        specs: [
          colours('天蓝|Sky', '樱粉|Cherry'),
          pick('容量|Volume', '160 ml', '240 ml +10', '330 ml +20'),
          pick('奶嘴|Teat', '0–3 月|0–3 months', '3–6 月|3–6 months', '6 月以上|6 months and up'),
        ],
        params: ['材质：PPSU|Made of: PPSU', '耐温：180 ℃|Heat: 180 °C'],
        tags: ['quick'],
      },
      {
        photo: '🛁 none 5:4',
        title: '婴儿浴盆 感温可折叠|Folding baby bath with temperature display',
        story:
          '水太热，盆底的塞子会变白。折起来挂在门后。|The plug turns white when the water is too hot. Folds flat behind the door.',
        price: 129,
        was: 159,
        specs: [
          colours('雾蓝|Mist blue', '奶黄|Cream'),
          pick('配件|With', '单盆|Bath', '加浴架|With seat +40'),
        ],
        params: ['适用：0–6 岁|Age: 0–6', '长度：82 cm|Length: 82 cm'],
        grams: 2800,
      },
      {
        photo: '🐥 none 1:1',
        title: '洗澡小黄鸡 捏捏会叫 四只装|Bath chicks that squeak, four',
        story:
          '底部封口不进水，不发霉。水太热时，小鸡的脚会变白。|Sealed below, so no water and no mould. Their feet turn white when the bath is too hot.',
        price: 29.9,
        specs: [pick('数量|Quantity', '1 只|1 -18', '4 只|4', '8 只|8 +24')],
        params: ['材质：软胶|Made of: soft PVC', '安全：A 类|Safety: class A'],
        tags: ['pair'],
      },
      {
        photo: '🌙 plinth 1:1',
        title: '月亮哄睡小夜灯 触摸调光|Moon night light for bedtime',
        story:
          '拍一下亮，再拍一下暗，十五分钟后自己睡着。喂夜奶不用开大灯。|Pat it on, pat it dim, and it falls asleep after a quarter of an hour. Night feeds need no big light.',
        price: 79,
        was: 99,
        specs: [
          colours('月白|Moon white', '奶黄|Cream'),
          pick('供电|Power', '充电|Rechargeable', '插电|Mains -10'),
        ],
        params: ['色温：1800 K 暖光|Light: 1800 K, warm', '续航：30 小时|Battery: 30 h'],
        tags: ['warranty', 'gift'],
        grams: 300,
      },
    ],
  },
  {
    category: 'toys',
    shop: 'yunduo',
    grams: 500,
    goods: [
      {
        photo: '🧸 none 1:1',
        title: '抱抱小熊 毛绒公仔 可机洗|Huggable bear, washable',
        story:
          '填充很足，抱起来会回抱你。洗衣袋里转一圈，晒一天就蓬松。|Filled to hug back. A turn in the washing bag and a day of sun.',
        price: 69,
        was: 89,
        specs: [colours('蜜糖|Honey', '奶白|Milk'), pick('身高|Height', '35 cm', '55 cm +40', '90 cm +130')],
        params: ['面料：短绒|Fabric: short plush', '填充：PP 棉|Filling: PP'],
        tags: ['gift', 'pair'],
      },
      {
        photo: '🧩 none 1:1',
        title: '木质拼图 一千片 山野四季|Wooden puzzle, 1000 pieces, four seasons',
        story:
          '每片形状都不同，边缘激光切，有松木的味道。一家人拼了三个周末。|No two pieces alike, cut by laser, smelling of pine. Three family weekends.',
        price: 79,
        specs: [
          pick('片数|Pieces', '300 片|300 -35', '500 片|500 -20', '1000 片|1000'),
          pick('图案|Picture', '四季|Seasons', '星空|Night sky'),
        ],
        params: ['材质：椴木|Wood: linden', '成品：70 × 50 cm|Size: 70 × 50 cm'],
        tags: ['gift'],
        shop: 'jiushu',
      },
      {
        photo: '🪀 plinth 1:1',
        title: '比赛级溜溜球 铝合金长睡眠|Competition yo-yo in aluminium',
        story:
          '滚珠轴承，空转六分钟。附三根绳和二十个入门招式的视频。|Six minutes of spin on ball bearings, three strings and twenty tricks on film.',
        price: 59,
        specs: [colours('烈焰红|Flame', '电光蓝|Electric blue')],
        params: ['材质：6061 铝|Made of: 6061 aluminium', '年龄：8 岁以上|Age: 8 and up'],
        grams: 150,
      },
      {
        photo: '🦄 sun 4:5',
        title: '独角兽毛绒玩偶 会发光的角|Unicorn with a glowing horn',
        story:
          '摸摸头，角就亮五分钟，正好够睡着。|Pat its head and the horn glows for five minutes: just enough to fall asleep.',
        price: 99,
        was: 129,
        specs: [colours('梦紫|Dream lilac', '云白|Cloud'), pick('身高|Height', '30 cm', '50 cm +50')],
        params: ['供电：AAA × 3|Power: 3 × AAA', '安全：A 类|Safety: class A'],
        tags: ['gift'],
      },
      {
        photo: '🚂 plinth 1:1',
        title: '木制轨道小火车 八十件 可拼接|Wooden railway, 80 pieces',
        story:
          '榉木轨道，磁力车厢。搭一座桥，绕过餐桌腿，火车就开到阳台了。|Beech tracks and magnetic carriages. Build a bridge, round the table leg, and on to the balcony.',
        price: 159,
        was: 199,
        specs: [pick('件数|Pieces', '40 件|40 pieces -60', '80 件|80 pieces', '120 件|120 pieces +80')],
        params: ['材质：榉木|Wood: beech', '年龄：3 岁以上|Age: 3 and up'],
        tags: ['gift'],
        grams: 2600,
      },
      {
        photo: '🪆 arch 3:4',
        title: '手绘椴木套娃 七层|Hand-painted nesting dolls, seven',
        story:
          '最小的那只只有花生米大，脸上还画着笑。|The smallest is the size of a peanut and still smiles.',
        price: 128,
        specs: [pick('层数|Dolls', '五层|5 -40', '七层|7', '十层|10 +90')],
        params: ['材质：椴木|Wood: linden', '工艺：手绘|Craft: hand-painted'],
        tags: ['handmade', 'gift'],
        shop: 'aze',
      },
      {
        photo: '🎨 none 5:4',
        title: '可水洗儿童颜料 十二色套装|Washable paints, twelve colours',
        story:
          '画在墙上也不怕，湿布一擦就掉。附画笔、围裙和调色盘。|Even from walls it wipes off. With brushes, an apron and a palette.',
        price: 49,
        specs: [pick('颜色|Colours', '12 色|12', '24 色|24 +30')],
        params: ['单瓶：30 ml|Each: 30 ml', '安全：无毒可水洗|Safety: non-toxic'],
        grams: 900,
      },
      {
        photo: '🎠 plinth 4:5',
        title: '旋转木马八音盒 天空之歌|Carousel music box',
        story:
          '上紧发条，马儿一上一下转三分钟。送给六岁，也送给三十岁。|Wind it and the horses rise and fall for three minutes. For six and for thirty.',
        price: 168,
        was: 208,
        specs: [colours('奶油|Cream', '樱粉|Cherry'), pick('曲目|Tune', '天空|Sky', '卡农|Canon')],
        params: ['机芯：18 音|Movement: 18 notes', '高度：22 cm|Height: 22 cm'],
        tags: ['gift'],
        shop: 'aze',
        grams: 1100,
      },
    ],
  },
  {
    category: 'outdoor_toys',
    shop: 'yunduo',
    grams: 500,
    goods: [
      {
        photo: '🪁 fly 1:1',
        title: '彩虹三角风筝 微风起飞|Rainbow kite for light winds',
        story:
          '二级风就能飞，线轮有刹车，五岁的孩子自己能收。|Flies in a breath of wind, with a brake on the reel that a five-year-old can work.',
        price: 49,
        specs: [
          pick('翼展|Span', '1.2 m', '1.6 m +20', '2.0 m +45'),
          pick('线长|Line', '100 m', '200 m +15'),
        ],
        params: ['面料：防撕格子布|Fabric: ripstop', '骨架：玻璃纤维|Frame: fibreglass'],
        tags: ['pair'],
      },
      {
        photo: '🎈 none 3:4',
        title: '生日气球布置套装 免打气|Birthday balloon set, no pump needed',
        story:
          '十分钟布置好一面墙。气球是乳胶的，第二天还鼓着。|A wall in ten minutes; latex that still holds the next day.',
        price: 39.9,
        was: 49.9,
        specs: [
          pick('主题|Theme', '莓果|Berry', '星空|Stars', '森林|Forest'),
          pick('数量|Quantity', '60 件|60 pieces', '120 件|120 pieces +25'),
        ],
        params: ['材质：天然乳胶|Made of: latex', '含：胶点、彩带|Includes: glue dots, ribbons'],
      },
      {
        photo: '🛴 plinth 1:1',
        title: '儿童两轮滑板车 闪光轮 可调高|Two-wheel scooter with lights',
        story:
          '重心转向，孩子自己学会平衡。轮子一转就发光，不用电池。|Steers by leaning. The wheels glow as they turn, without batteries.',
        price: 199,
        was: 259,
        specs: [
          colours('薄荷|Mint', '樱粉|Cherry', '海蓝|Sea blue'),
          pick('年龄|Age', '2–6 岁|2–6', '6–12 岁|6–12 +50'),
        ],
        params: ['承重：60 kg|Max load: 60 kg', '把高：62–85 cm|Bar: 62–85 cm'],
        tags: ['warranty'],
        grams: 3200,
      },
      {
        photo: '🛝 none 5:4',
        title: '室内外两用儿童滑梯 加厚|Indoor and outdoor slide',
        story:
          '滑道加长到一米六，缓冲区加了一段平的。拼装不用工具。|A slide of 1.6 m with a flat end to land on. No tools to build it.',
        price: 299,
        was: 369,
        specs: [colours('苔绿|Moss', '奶黄|Cream'), pick('组合|Set', '滑梯|Slide', '加秋千|With swing +160')],
        params: ['承重：50 kg|Max load: 50 kg', '年龄：1–6 岁|Age: 1–6'],
        grams: 9800,
      },
    ],
  },
];

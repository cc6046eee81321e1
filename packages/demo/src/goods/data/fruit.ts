import type { GoodsGroup } from '../goods-row.ts';
import { pick } from '../specs.ts';

export const fruit: GoodsGroup[] = [
  {
    category: 'citrus',
    shop: 'gannan',
    grams: 2500,
    goods: [
      {
        photo: '🍊 none 5:4',
        title: '赣南脐橙 当季现摘 5 斤装|Gannan navel oranges, just picked, 2.5 kg',
        story:
          '北纬二十五度的红土坡，昼夜温差十二度。皮薄、无籽，一口下去全是汁。|Red hills with cold nights: thin skin, no seeds, all juice. Picked this week and posted from the field.',
        price: 29.9,
        was: 39.9,
        specs: [
          pick('净重|Weight', '5 斤|2.5 kg', '9 斤|4.5 kg +18'),
          pick('果径|Size', '65–75 mm', '75–85 mm +6', '85 mm 以上|85 mm and up +12'),
        ],
        params: ['产地：江西赣州|Origin: Ganzhou, Jiangxi', '甜度：12 度以上|Sweetness: 12 °Bx and up'],
        tags: ['farm'],
      },
      {
        photo: '🍋 none 1:1',
        title: '安岳黄柠檬 皮薄多汁|Anyue lemons, thin-skinned and juicy',
        story:
          '切片泡水，挤汁拌菜，皮还能擦丝做蛋糕。放冰箱能存一个月。|Slice it for water, squeeze it over salad, grate it for cake. A month in the fridge does it no harm.',
        price: 19.9,
        specs: [pick('净重|Weight', '2 斤|1 kg', '5 斤|2.5 kg +16')],
        params: ['产地：四川安岳|Origin: Anyue, Sichuan', '单果：120–150 g|Each: 120–150 g'],
        tags: ['farm'],
      },
      {
        photo: '🍑 none 4:5',
        title: '阳山水蜜桃 软糯多汁|Yangshan honey peaches, soft and dripping',
        story:
          '熟到七分采，到家放一天，轻轻一撕皮就下来。每只套网，坏一赔一。|Picked a little early; after a day at home the skin peels off. Each in its own sleeve; any bad one is replaced.',
        price: 79,
        was: 99,
        specs: [pick('规格|Pack', '6 只|6 pieces', '12 只礼盒|Gift box of 12 +72')],
        params: ['产地：江苏无锡|Origin: Wuxi, Jiangsu', '单果：200–250 g|Each: 200–250 g'],
        tags: ['fresh', 'farm'],
        shop: 'xiansheng',
      },
      {
        photo: '🍐 plinth 1:1',
        title: '库尔勒香梨 脆甜无渣|Korla fragrant pears, crisp and fine',
        story:
          '个头小，皮薄得可以连皮吃。冰一冰，咔嚓一口，糖水一样。|Small, with a skin thin enough to eat. Chill it: crisp, and sweet as syrup.',
        price: 32.8,
        specs: [pick('净重|Weight', '3 斤|1.5 kg', '5 斤|2.5 kg +16', '9 斤|4.5 kg +42')],
        params: ['产地：新疆库尔勒|Origin: Korla, Xinjiang', '储存：冷藏 60 天|Storage: 60 days chilled'],
      },
      {
        photo: '🍎 plinth 1:1',
        title: '阿克苏冰糖心苹果|Aksu apples with a sugar heart',
        story:
          '霜打过的苹果，果核周围有一圈透明的糖心。不打蜡，擦擦就能吃。|Touched by frost, so a ring of clear sugar forms around the core. Unwaxed: wipe and bite.',
        price: 38.8,
        was: 49.9,
        specs: [
          pick('净重|Weight', '5 斤|2.5 kg', '10 斤|5 kg +32'),
          pick('果径|Size', '75–80 mm', '80–85 mm +5', '85 mm 以上|85 mm and up +12'),
        ],
        params: ['产地：新疆阿克苏|Origin: Aksu, Xinjiang', '糖度：14 以上|Sugar: 14 and up'],
        tags: ['farm'],
      },
    ],
  },
  {
    category: 'berries',
    shop: 'xiansheng',
    grams: 600,
    goods: [
      {
        photo: '🍓 none 1:1',
        title: '丹东红颜草莓 奶香浓郁|Dandong strawberries, sweet as milk',
        story:
          '每颗都有自己的小格子，从大棚到手上不超过三十六小时。尖上最甜，慢慢吃。|Each in a cell of its own, from greenhouse to hand in 36 hours. Save the tip for last: it is the sweetest.',
        price: 59.9,
        was: 79,
        specs: [
          pick('规格|Pack', '20 颗|20 berries', '30 颗|30 berries +25', '精选 12 颗|12 large ones +10'),
        ],
        params: ['产地：辽宁丹东|Origin: Dandong, Liaoning', '单果：25–35 g|Each: 25–35 g'],
        tags: ['fresh'],
      },
      {
        photo: '🫐 none 5:4',
        title: '云南蓝莓 大果 18 mm+|Yunnan blueberries, 18 mm and up',
        story:
          '高原蓝莓，果粉完整，咬下去会"啪"一声。早餐拌酸奶正好。|Highland berries with their bloom intact, that pop when bitten. Good with yoghurt.',
        price: 45,
        specs: [
          pick('果径|Size', '15 mm+', '18 mm+ +8', '22 mm+ +20'),
          pick('盒数|Boxes', '4 盒|4', '6 盒|6 +22'),
        ],
        params: ['单盒：125 g|Box: 125 g', '储存：2–4 ℃|Storage: 2–4 °C'],
        tags: ['fresh'],
      },
      {
        photo: '🍇 plinth 1:1',
        title: '夏黑葡萄 无籽脱皮|Black summer grapes, seedless',
        story:
          '皮一挤就脱，像喝了一口葡萄汁。冷藏后更脆。|Seedless, slipping out of the skin like a sip of juice. Crisper when chilled.',
        price: 36.9,
        specs: [pick('净重|Weight', '2 斤|1 kg', '4 斤|2 kg +30')],
        params: ['产地：云南建水|Origin: Jianshui, Yunnan', '品种：夏黑|Kind: Summer Black'],
        tags: ['fresh'],
      },
      {
        photo: '🍒 sun 4:5',
        title: '大连美早樱桃 脆甜大果|Dalian cherries, large and crisp',
        story:
          '手选大果，果柄翠绿才装盒。一年就甜这三周。|Picked by hand, packed only with green stalks. Three sweet weeks a year.',
        price: 69.9,
        was: 99,
        specs: [
          pick('果径|Size', '26–28 mm', '28–30 mm +25', '30 mm+ +50'),
          pick('净重|Weight', '1 kg', '2 kg +60'),
        ],
        params: ['产地：辽宁大连|Origin: Dalian, Liaoning', '储存：冷藏 5 天|Storage: 5 days chilled'],
        tags: ['fresh', 'new'],
      },
    ],
  },
  {
    category: 'tropical',
    shop: 'xiansheng',
    grams: 2500,
    goods: [
      {
        photo: '🍍 none 4:5',
        title: '徐闻凤梨 免泡盐水|Xuwen pineapple, no salt water needed',
        story:
          '削了就能吃，不扎嘴。中间的芯也是甜的。|Peel it and eat it: it does not sting, and even the core is sweet.',
        price: 26.8,
        specs: [pick('规格|Pack', '1 只|1', '2 只|2 +20', '4 只|4 +54')],
        params: ['产地：广东湛江|Origin: Zhanjiang', '单果：约 1.2 kg|Each: about 1.2 kg'],
      },
      {
        photo: '🥭 plinth 1:1',
        title: '攀枝花凯特芒 晚熟大果|Panzhihua mangoes, late and large',
        story:
          '金沙江河谷晒出来的芒果，核薄肉厚，没有丝。放软再吃。|Ripened in the Jinsha valley: a thin stone, thick flesh, no threads. Wait until it is soft.',
        price: 34.9,
        was: 45,
        specs: [pick('净重|Weight', '5 斤|2.5 kg', '9 斤|4.5 kg +26')],
        params: ['产地：四川攀枝花|Origin: Panzhihua', '单果：400 g 以上|Each: 400 g and up'],
        tags: ['farm'],
        shop: 'gannan',
      },
      {
        photo: '🍌 none 1:1',
        title: '高山香蕉 自然熟 软糯|Highland bananas, naturally ripe',
        story:
          '比平地多长两个月，短胖，带一点苹果香。青着发货，到家挂起来等它变黄。|Two months longer on the tree: short, plump, with a hint of apple. Sent green; hang them up until they turn.',
        price: 19.8,
        specs: [pick('净重|Weight', '3 斤|1.5 kg', '5 斤|2.5 kg +9', '9 斤|4.5 kg +24')],
        params: ['产地：云南河口|Origin: Hekou, Yunnan', '催熟：与苹果同放|To ripen: beside an apple'],
        tags: ['farm'],
      },
      {
        photo: '🥝 none 1:1',
        title: '周至翠香猕猴桃 软了更甜|Zhouzhi kiwifruit, sweeter when soft',
        story:
          '果肉翠绿，软下来之后有一股清香。用勺子挖着吃，维生素满满。|Bright green and fragrant once soft. Halve it and use a spoon.',
        price: 29.9,
        specs: [
          pick('数量|Quantity', '12 枚|12', '24 枚|24 +24'),
          pick('单果|Each', '70–90 g', '90–110 g +8'),
        ],
        params: ['产地：陕西周至|Origin: Zhouzhi, Shaanxi', '催熟：常温 3–5 天|To ripen: 3–5 days'],
      },
      {
        photo: '🍉 none 5:4',
        title: '麒麟西瓜 薄皮沙瓤|Qilin watermelon, thin rind',
        story:
          '刀尖一碰就裂开。沙瓤，甜到靠近皮的地方。每箱都垫了三层。|It cracks at the touch of a knife, sweet down to the rind. Three layers of padding in every box.',
        price: 39.9,
        specs: [pick('净重|Weight', '8–9 斤|4–4.5 kg', '10–12 斤|5–6 kg +12')],
        params: ['产地：海南东方|Origin: Dongfang, Hainan', '甜度：12 度以上|Sweetness: 12 °Bx and up'],
        grams: 4500,
      },
    ],
  },
];

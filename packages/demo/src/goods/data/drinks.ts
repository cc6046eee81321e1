import type { GoodsGroup } from '../goods-row.ts';
import { pick } from '../specs.ts';

export const drinks: GoodsGroup[] = [
  {
    category: 'tea',
    shop: 'shanyu',
    grams: 300,
    goods: [
      {
        photo: '🌿 arch 3:4',
        title: '明前龙井 手炒绿茶|Pre-Qingming Longjing, pan-fired by hand',
        story:
          '清明前采的一芽一叶，铁锅里手炒四个小时。豆香、鲜爽，水温八十五度最好。|One bud and one leaf, picked before Qingming and fired in an iron pan for four hours. Brew it at 85 °C.',
        price: 98,
        was: 138,
        specs: [
          pick('等级|Grade', '一级|Grade 1', '特级|Premium +80'),
          pick('净含量|Net weight', '50 g', '125 g +120', '250 g 罐装|250 g tin +260'),
        ],
        params: ['采摘：清明前|Picked: before Qingming', '产地：浙江杭州|Origin: Hangzhou'],
        tags: ['new', 'handmade'],
      },
      {
        photo: '🌼 none 1:1',
        title: '桐乡杭白菊 整朵 清甜|Chrysanthemum tea, whole white flowers',
        story:
          '霜降前采的整朵白菊，蒸青后晒干，不熏硫。三五朵一杯，泡开像小太阳。|Whole white flowers picked before the frost, steamed and sun-dried. Three to five open in the cup like small suns.',
        price: 28,
        specs: [pick('净含量|Net weight', '30 g', '60 g +24', '120 g +68')],
        params: ['产地：浙江桐乡|Origin: Tongxiang', '搭配：枸杞、冰糖|Goes with: goji, rock sugar'],
        tags: ['farm'],
      },
      {
        photo: '🍵 sun 4:5',
        title: '正山小种红茶包 松烟香|Lapsang souchong in bags, gently smoked',
        story:
          '桐木关的老工艺，马尾松慢熏，桂圆汤的甜里带一点松烟。秋冬喝，暖。|The old way of Tongmu, smoked over pine: sweet as longan with a trace of the fire. A tea for cold months.',
        price: 76,
        specs: [
          pick('风味|Style', '传统烟种|Smoked', '无烟果香|Unsmoked +12'),
          pick('净含量|Net weight', '50 g', '100 g +62', '250 g +190'),
        ],
        params: ['产地：福建武夷山|Origin: Wuyi, Fujian', '水温：95 ℃|Brew at: 95 °C'],
        tags: ['handmade'],
      },
      {
        photo: '🎁 plinth 1:1',
        title: '岩茶三味礼盒 肉桂 水仙 大红袍|Rock oolong gift box, three kinds',
        story:
          '三只小罐，三种岩韵：肉桂锐、水仙醇、大红袍厚。送长辈不会错。|Three tins, three moods: sharp cassia, mellow narcissus, deep red robe. A safe gift for elders.',
        price: 268,
        was: 328,
        specs: [pick('规格|Pack', '50 g × 3', '100 g × 3 +220')],
        params: ['焙火：中火|Roast: medium', '冲泡：可泡八道|Infusions: about eight'],
        tags: ['gift'],
      },
    ],
  },
  {
    category: 'coffee',
    shop: 'chengji',
    grams: 400,
    goods: [
      {
        photo: '☕ plinth 1:1',
        title: '云南小粒挂耳咖啡 中度烘焙|Yunnan drip coffee bags, medium roast',
        story:
          '保山的小粒豆，水洗处理，喝得到红糖和橙皮。每周二烘豆，周三发货。|Small beans from Baoshan, washed: brown sugar and orange peel. Roasted on Tuesdays, sent on Wednesdays.',
        price: 39.9,
        specs: [
          pick('烘焙|Roast', '中度|Medium', '深度|Dark', '浅度|Light +5'),
          pick('数量|Quantity', '10 包|10 bags', '30 包|30 bags +58'),
        ],
        params: ['单包：10 g|Each: 10 g', '产地：云南保山|Origin: Baoshan, Yunnan'],
        tags: ['quick'],
      },
      {
        photo: '🧋 none 4:5',
        title: '黑糖珍珠奶茶 冲泡两分钟|Brown sugar bubble tea, two minutes at home',
        story:
          '真茶叶、真牛乳粉，珍珠热水泡两分钟就软。比楼下那杯少一半糖。|Real leaves, real milk powder, pearls that soften in two minutes, and half the sugar of the shop’s.',
        price: 32.8,
        specs: [
          pick('口味|Flavour', '黑糖|Brown sugar', '抹茶|Matcha +2', '芋泥|Taro +3'),
          pick('数量|Quantity', '6 杯|6 cups', '12 杯|12 cups +28'),
        ],
        params: ['保质期：9 个月|Shelf life: 9 months', '含：吸管与珍珠|Includes: straw and pearls'],
        tags: ['pair'],
      },
      {
        photo: '🫘 none 5:4',
        title: '意式拼配咖啡豆 油脂丰富|Espresso blend, whole beans',
        story:
          '巴西打底，埃塞提香。做拿铁有坚果和黑巧，做美式也不酸。|Brazil for body, Ethiopia for scent: nuts and dark chocolate in a latte, never sour in an americano.',
        price: 59,
        was: 72,
        specs: [
          pick('研磨|Grind', '整豆|Whole', '意式|Espresso', '手冲|Filter'),
          pick('净重|Net weight', '250 g', '500 g +48', '1 kg +138'),
        ],
        params: ['烘焙：中深|Roast: medium dark', '赏味期：45 天|Best within: 45 days'],
      },
    ],
  },
  {
    category: 'beverages',
    shop: 'chengji',
    grams: 1500,
    goods: [
      {
        photo: '🧃 none 1:1',
        title: 'NFC 鲜榨果汁 一箱六盒|Not-from-concentrate juice, six cartons',
        story:
          '水果洗净就榨，不加水不加糖。孩子的书包里放一盒刚好。|Washed, pressed and filled, without water or sugar. Just right for a school bag.',
        price: 36,
        specs: [pick('口味|Flavour', '橙汁|Orange', '苹果|Apple', '西柚|Grapefruit +3', '什锦|Mixed')],
        params: ['规格：200 ml × 6|Volume: 6 × 200 ml', '果汁含量：100%|Juice: 100%'],
      },
      {
        photo: '🥤 none 4:5',
        title: '0 糖白桃气泡水|Sugar-free white peach soda',
        story:
          '气足，桃香清淡，冰过更好喝。零糖零脂零卡。|Plenty of bubbles and a light peach scent. Best ice-cold; no sugar, no fat.',
        price: 42,
        was: 55,
        specs: [
          pick('口味|Flavour', '白桃|White peach', '青柠|Lime', '乌龙|Oolong'),
          pick('数量|Quantity', '12 杯|12 cups', '24 杯|24 cups +36'),
        ],
        params: ['规格：330 ml|Volume: 330 ml', '甜味剂：赤藓糖醇|Sweetener: erythritol'],
        grams: 4200,
      },
      {
        photo: '🍷 plinth 3:4',
        title: '宁夏贺兰山东麓干红 赤霞珠|Helan Mountain dry red, cabernet',
        story:
          '十二个月橡木桶，黑莓、雪松和一点胡椒。醒半小时，配红烧肉也合适。|Twelve months in oak: blackberry, cedar, a little pepper. Let it breathe for half an hour; good with braised pork too.',
        price: 128,
        was: 168,
        specs: [
          pick('年份|Vintage', '2021', '2019 +60'),
          pick('数量|Quantity', '单支|1 bottle', '两支礼盒|Gift box of 2 +120'),
        ],
        params: ['酒精度：13.5% vol|Alcohol: 13.5%', '净含量：750 ml|Volume: 750 ml'],
        tags: ['gift'],
      },
      {
        photo: '🍶 arch 4:5',
        title: '桂花米酒 低度微甜|Osmanthus rice wine, light and sweet',
        story:
          '糯米、酒曲和金桂，酿四十天。冰镇当甜品，温过好入睡。|Glutinous rice, yeast and golden osmanthus, forty days in the jar. Chilled as a dessert, warmed before bed.',
        price: 46,
        specs: [pick('度数|Alcohol', '5 度|5%', '8 度|8% +6'), pick('容量|Volume', '375 ml', '750 ml +34')],
        params: ['产地：江西九江|Origin: Jiujiang', '储存：冷藏|Storage: chilled'],
        shop: 'shanyu',
      },
    ],
  },
];

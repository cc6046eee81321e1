import type { GoodsGroup } from '../goods-row.ts';
import { pick } from '../specs.ts';

export const pantry: GoodsGroup[] = [
  {
    category: 'meals',
    shop: 'chengji',
    grams: 800,
    goods: [
      {
        photo: '🍜 none 1:1',
        title: '豚骨拉面 半干鲜面 四人份|Tonkotsu ramen, fresh noodles for four',
        story:
          '面是半干的，煮三分钟还有筋道。汤头用猪骨熬足十小时，浓而不腻。|Semi-dried noodles that keep their bite after three minutes, and a broth from ten hours of bones.',
        price: 35.9,
        specs: [
          pick('口味|Flavour', '豚骨|Tonkotsu', '味噌|Miso', '辣味噌|Spicy miso +2'),
          pick('份数|Serves', '4 人份|4', '8 人份|8 +30'),
        ],
        params: ['净重：560 g|Net: 560 g', '保质期：90 天|Shelf life: 90 days'],
      },
      {
        photo: '🥟 none 5:4',
        title: '手工水饺 荠菜鲜肉 速冻锁鲜|Handmade dumplings, frozen fresh',
        story:
          '师傅一天包两千只，皮薄馅大，十八道褶。水开下锅，浮起来再等一分钟。|Two thousand a day by hand, thin skins and eighteen folds. A minute more once they float.',
        price: 29.9,
        was: 36.9,
        specs: [
          pick('馅料|Filling', '荠菜鲜肉|Pork and greens', '虾仁三鲜|Prawn +8', '玉米猪肉|Pork and corn'),
          pick('净重|Net weight', '500 g', '1 kg +26'),
        ],
        params: ['储存：-18 ℃|Storage: −18 °C', '工艺：手工包制|Made: by hand'],
        tags: ['fresh', 'handmade'],
        shop: 'xiansheng',
      },
      {
        photo: '🍛 none 1:1',
        title: '日式咖喱鸡肉饭 加热即食|Japanese chicken curry, heat and eat',
        story:
          '土豆、胡萝卜、鸡腿肉炖到软，微波三分钟。加班晚归也有热饭吃。|Potato, carrot and chicken, stewed soft. Three minutes in the microwave and a late dinner is hot.',
        price: 18.9,
        specs: [
          pick('辣度|Heat', '微辣|Mild', '中辣|Medium', '特辣|Hot'),
          pick('份数|Quantity', '1 盒|1', '3 盒|3 +34', '6 盒|6 +80'),
        ],
        params: ['净重：320 g|Net: 320 g', '加热：微波 3 分钟|Heat: 3 min'],
        tags: ['quick'],
      },
      {
        photo: '🍱 plinth 1:1',
        title: '自热便当 照烧鸡排 户外随时吃|Self-heating bento, teriyaki chicken',
        story:
          '撕膜、加水、等十五分钟。爬山看日出的时候，能吃上一口热的。|Peel, add water, wait a quarter of an hour. Something hot on a mountain at sunrise.',
        price: 26.8,
        specs: [pick('口味|Flavour', '照烧鸡排|Teriyaki', '台式卤肉|Braised pork', '香菇素食|Mushroom -2')],
        params: ['净重：420 g|Net: 420 g', '保质期：6 个月|Shelf life: 6 months'],
      },
    ],
  },
  {
    category: 'staples',
    shop: 'chengji',
    grams: 2500,
    goods: [
      {
        photo: '🍚 none 1:1',
        title: '五常稻花香 当年新米|Wuchang fragrant rice, this year’s harvest',
        story:
          '一年一季，生长期一百四十天。煮的时候满屋饭香，冷了做饭团也不硬。|One harvest a year, 140 days in the field. It scents the whole house and stays soft when cold.',
        price: 49.9,
        was: 65,
        specs: [pick('净重|Net weight', '2.5 kg', '5 kg +42', '10 kg +120')],
        params: ['产地：黑龙江五常|Origin: Wuchang', '碾制：下单现碾|Milled: on order'],
        tags: ['farm', 'quick'],
      },
      {
        photo: '🍯 plinth 1:1',
        title: '秦岭土蜂蜜 结晶原蜜|Qinling wild honey, raw and set',
        story:
          '一年只割一次的百花蜜，低温会结晶，像猪油一样细。四十度以下温水冲。|Cut once a year from a hundred flowers. It sets fine as butter in the cold; stir into water below 40 °C.',
        price: 78,
        specs: [pick('净含量|Net weight', '250 g', '500 g +68', '1 kg +188')],
        params: ['产地：陕西汉中|Origin: Hanzhong, Shaanxi', '波美度：42|Baumé: 42'],
        tags: ['farm'],
        grams: 700,
      },
      {
        photo: '🫒 plinth 4:5',
        title: '盐渍青橄榄 带核 脆爽|Green olives in brine, crisp',
        story:
          '采下来二十四小时内腌渍，青草和番茄叶的味道。拌菜、配酒、配面包都香。|In brine within a day of picking: grass and tomato leaf. For salad, wine or bread.',
        price: 69,
        was: 89,
        specs: [pick('净含量|Net weight', '250 g', '500 g +48', '750 g +88')],
        params: ['直径：22 mm|Diameter: 22 mm', '产地：甘肃陇南|Origin: Longnan, Gansu'],
        grams: 900,
      },
    ],
  },
];

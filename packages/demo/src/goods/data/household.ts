import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const household: GoodsGroup[] = [
  {
    category: 'cleaning',
    shop: 'chengji',
    grams: 900,
    goods: [
      {
        photo: '🧹 none 4:5',
        title: '魔术扫把 硅胶刮条 头发一扫净|Silicone broom that catches every hair',
        story:
          '头发、猫毛、水渍，一推就成一团。扫完抖一抖，冲一冲。|Hair, fur and puddles in one push. Shake it, rinse it.',
        price: 35.9,
        specs: [
          colours('奶黄|Cream', '灰|Grey'),
          pick('套装|Kit', '单扫把|Broom', '加簸箕|With dustpan +20'),
        ],
        params: ['杆长：80–120 cm|Handle: 80–120 cm', '刮条：45 cm|Blade: 45 cm'],
      },
      {
        photo: '🧽 none 1:1',
        title: '木浆棉洗碗海绵 十片 不掉渣|Cellulose sponges, ten',
        story:
          '遇水就软，油洗得掉，用一个月也不臭。可以进洗碗机消毒。|Soft in water, tough on grease, fresh for a month, and dishwasher-safe.',
        price: 15.9,
        specs: [pick('数量|Quantity', '10 片|10', '20 片|20 +12')],
        params: ['材质：木浆棉|Made of: cellulose', '厚度：2 cm|Thickness: 2 cm'],
        tags: ['pair'],
        grams: 200,
      },
      {
        photo: '🧺 none 1:1',
        title: '手编藤篮 脏衣野餐两用|Rattan basket for washing and picnics',
        story:
          '印尼藤，编得密，衣服不勾丝。提手包了皮，装满也不勒手。|Tightly woven so nothing snags, with leather on the handles for heavy loads.',
        price: 119,
        was: 149,
        specs: [
          pick('尺寸|Size', '小|Small -40', '中|Medium', '大|Large +50'),
          pick('内衬|Lining', '无|None', '棉布|Cotton +20'),
        ],
        params: ['材质：天然藤|Made of: rattan', '工艺：手工编织|Craft: hand-woven'],
        tags: ['handmade'],
        shop: 'jiyue',
        grams: 1500,
      },
      {
        photo: '🪣 plinth 1:1',
        title: '可折叠水桶 10 L 车载露营|Folding bucket, 10 L',
        story:
          '压扁只有六厘米，塞在水槽下面。洗车、钓鱼、泡脚都用得上。|Six centimetres flat under the sink. For cars, fish and tired feet.',
        price: 29.9,
        specs: [colours('雾蓝|Mist blue', '橙|Orange'), pick('容量|Volume', '5 L -8', '10 L')],
        params: ['材质：TPR + PP|Made of: TPR and PP', '折叠高：6 cm|Folded: 6 cm'],
        grams: 600,
      },
      {
        photo: '🪠 none 1:1',
        title: '橡胶皮搋子 马桶疏通器|Rubber plunger for drains',
        story:
          '按一下，噗的一声，通了。省一次上门的钱。|One press, one puff, and it flows. Saves a plumber’s visit.',
        price: 19,
        specs: [pick('尺寸|Size', '12 cm', '16 cm +15')],
        params: ['适用：马桶、地漏|For: toilets, drains', '长度：45 cm|Length: 45 cm'],
      },
    ],
  },
  {
    category: 'tools',
    shop: 'chengji',
    grams: 1500,
    goods: [
      {
        photo: '🧰 plinth 1:1',
        title: '家用五金工具箱 58 件套|Home toolbox, 58 pieces',
        story:
          '装窗帘、修椅子、拧松动的门把手，打开就有。每件有自己的槽。|Curtains, chairs and loose handles: each piece in a place of its own.',
        price: 139,
        was: 189,
        specs: [pick('件数|Pieces', '28 件|28 pieces -50', '58 件|58 pieces', '加电钻|With drill +160')],
        params: ['材质：铬钒钢|Made of: chrome vanadium', '重量：3.6 kg|Weight: 3.6 kg'],
        tags: ['warranty'],
        grams: 3800,
      },
      {
        photo: '🪛 fly 1:1',
        title: '十字螺丝刀 磁性批头 防滑柄|Magnetic screwdriver with a sure grip',
        story:
          '批头吸得住螺丝，一只手就能装。手柄包胶，拧八十颗手不疼。|The tip holds the screw, so one hand is enough; eighty screws later the palm is fine.',
        price: 29,
        specs: [pick('长度|Length', '10 cm', '15 cm +8', '20 cm +16')],
        params: ['批头：6 mm|Tip: 6 mm', '材质：铬钒钢|Made of: chrome vanadium steel'],
        tags: ['warranty', 'quick'],
        grams: 200,
      },
      {
        photo: '🔦 sun 1:1',
        title: '强光手电筒 可充电 2000 流明|Rechargeable torch, 2000 lumens',
        story:
          '照亮两百米外的树。停电、夜钓、找猫，都靠它。|Lights a tree at two hundred metres: for blackouts, night fishing and lost cats.',
        price: 79,
        was: 99,
        specs: [pick('亮度|Output', '1000 流明|1000 lm -20', '2000 流明|2000 lm')],
        params: ['续航：高亮 3 小时|Battery: 3 h on high', '防水：IPX6|Water resistance: IPX6'],
        shop: 'shanye',
        grams: 300,
      },
      {
        photo: '🪜 none 3:4',
        title: '实木直梯 加厚防滑|Wooden ladder with broad rungs',
        story:
          '踏杆四厘米粗，站着换灯泡不慌。靠墙放着，也能当毛巾架。|Rungs four centimetres thick for calm bulb changing. Against a wall it holds towels as well.',
        price: 169,
        specs: [pick('步数|Steps', '三步|3 -40', '四步|4', '五步|5 +50')],
        params: ['承重：150 kg|Max load: 150 kg', '高度：1.8 m|Height: 1.8 m'],
        grams: 5200,
      },
    ],
  },
];

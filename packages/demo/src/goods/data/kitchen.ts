import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick } from '../specs.ts';

export const kitchen: GoodsGroup[] = [
  {
    category: 'cookware',
    shop: 'jiyue',
    grams: 1800,
    goods: [
      {
        photo: '🍳 none 5:4',
        title: '麦饭石不粘煎锅 28 cm 少油|Non-stick stone pan, 28 cm',
        story:
          '鸡蛋滑着走。锅底加厚，电磁炉也能用，洗的时候擦一下就行。|Eggs slide. A thick base for induction too, and a wipe is enough to clean it.',
        price: 99,
        was: 139,
        specs: [
          pick('口径|Diameter', '24 cm -20', '28 cm', '30 cm +20'),
          pick('锅盖|Lid', '无盖|Without', '带盖|With +25'),
        ],
        params: ['涂层：麦饭石|Coating: stone', '适用：明火、电磁炉|For: gas, induction'],
        tags: ['quick'],
      },
      {
        photo: '🍲 plinth 1:1',
        title: '珐琅铸铁炖锅 22 cm 锁水|Enamelled cast-iron pot, 22 cm',
        story:
          '盖子上的凸点把水汽滴回去，一锅排骨不用加水。端上桌就是盘子。|Points under the lid return the steam: ribs need no water. Straight to the table.',
        price: 299,
        was: 399,
        specs: [
          colours('蜜橘|Tangerine', '奶白|Milk', '墨绿|Dark green'),
          pick('口径|Diameter', '20 cm -40', '22 cm', '24 cm +60'),
        ],
        params: ['材质：铸铁珐琅|Made of: enamelled iron', '重量：4.2 kg|Weight: 4.2 kg'],
        tags: ['warranty', 'gift'],
        grams: 4600,
      },
      {
        photo: '🔪 none 1:1',
        title: '大马士革纹主厨刀 VG10|Chef’s knife with a damascus pattern',
        story:
          '六十七层折叠钢，番茄切片透光。刀柄是稳定木，湿手也不滑。|Sixty-seven layers; tomatoes so thin the light comes through. A handle that holds in wet hands.',
        price: 259,
        was: 329,
        specs: [pick('款式|Style', '主厨刀|Chef', '三德刀|Santoku', '套装三把|Set of three +320')],
        params: ['刃长：20 cm|Blade: 20 cm', '硬度：60 HRC|Hardness: 60 HRC'],
        tags: ['warranty'],
        grams: 500,
      },
      {
        photo: '🥣 plinth 1:1',
        title: '带刻度打蛋盆 不锈钢 三件套|Steel mixing bowls with marks, set of three',
        story:
          '底部硅胶圈，打蛋不跑。刻度压在里面，洗不掉。三只套在一起只占一只的地方。|A silicone ring keeps them still, the marks never wash off, and three stack into one.',
        price: 69,
        specs: [colours('雾蓝|Mist blue', '灰|Grey'), pick('件数|Pieces', '单只|One -35', '三只|Three')],
        params: ['材质：304 不锈钢|Made of: 304 steel', '容量：1.5 / 3 / 5 L|Volume: 1.5 / 3 / 5 L'],
        grams: 1100,
      },
    ],
  },
  {
    category: 'tableware',
    shop: 'aze',
    grams: 700,
    goods: [
      {
        photo: '🫖 arch 3:4',
        title: '手拉坯胭脂釉茶壶 一人壶|Hand-thrown teapot in rouge glaze',
        story:
          '景德镇手拉坯，胭脂红烧十窑成三窑。出水利落，断水不滴。|Thrown in Jingdezhen; of ten firings of this red, three succeed. It pours cleanly and stops without a drop.',
        price: 268,
        specs: [
          pick('容量|Volume', '150 ml', '220 ml +40'),
          pick('套装|Set', '单壶|Pot', '一壶两杯|Pot and two cups +98'),
        ],
        params: ['工艺：手拉坯|Craft: hand-thrown', '窑温：1300 ℃|Fired at: 1300 °C'],
        tags: ['handmade', 'gift'],
      },
      {
        photo: '🏺 plinth 4:5',
        title: '粗陶花器 柴烧 每只不同|Wood-fired vase, no two alike',
        story:
          '柴火落下的灰就是它的釉。插一枝枯枝就很好看。|The falling ash is its glaze. One bare branch is enough.',
        price: 188,
        was: 228,
        specs: [pick('高度|Height', '18 cm -60', '26 cm', '35 cm +120')],
        params: ['工艺：柴烧 72 小时|Fired: 72 h with wood', '每件：独一无二|Each: one of a kind'],
        tags: ['handmade'],
        grams: 2200,
      },
      {
        photo: '🥢 none 1:1',
        title: '鸡翅木筷子 无漆无蜡 十双|Wenge chopsticks, unlacquered, ten pairs',
        story:
          '没有漆，只用木头自己的油。方头不滚，夹花生不滑。|No lacquer, only its own oil. Square so they do not roll, and they can hold a peanut.',
        price: 39,
        specs: [
          pick('数量|Quantity', '5 双|5 pairs -14', '10 双|10 pairs'),
          pick('刻字|Engraving', '不刻|None', '刻字|Engraved +15'),
        ],
        params: ['长度：25 cm|Length: 25 cm', '材质：鸡翅木|Wood: wenge'],
        tags: ['handmade'],
        grams: 250,
      },
      {
        photo: '🍽️ none 5:4',
        title: '北欧哑光餐盘刀叉 四人套装|Matt plates and cutlery for four',
        story:
          '哑光釉不反光，菜拍出来好看。微波炉、洗碗机都可以。|A matt glaze that flatters food, and goes in the microwave and the dishwasher.',
        price: 199,
        was: 269,
        specs: [
          colours('雾灰|Mist grey', '燕麦|Oat', '豆绿|Sage green'),
          pick('人数|Serves', '两人|2 -80', '四人|4', '六人|6 +90'),
        ],
        params: ['材质：骨瓷、304 钢|Made of: bone china, steel', '盘径：26 cm|Plate: 26 cm'],
        tags: ['gift'],
        shop: 'jiyue',
        grams: 3800,
      },
      {
        photo: '🥂 plinth 3:4',
        title: '手工吹制水晶香槟酒杯 一对|Mouth-blown champagne glasses, a pair',
        story:
          '杯壁一点一毫米，碰杯的声音能响三秒。杯脚细，站得稳。|Walls of 1.1 mm, and a note that rings for three seconds.',
        price: 129,
        specs: [
          pick('款式|Style', '笛形|Flute', '郁金香形|Tulip +20'),
          pick('数量|Quantity', '2 只|2', '6 只礼盒|Gift box of 6 +230'),
        ],
        params: ['容量：220 ml|Volume: 220 ml', '材质：无铅水晶|Made of: lead-free crystal'],
        tags: ['gift', 'handmade'],
        shop: 'jiyue',
        grams: 900,
      },
      {
        photo: '🥃 plinth 1:1',
        title: '厚底锤纹威士忌杯 手工|Hammered whisky glass with a heavy base',
        story:
          '杯底两厘米厚，握着有分量。锤纹一下一下敲的，灯下会闪。|A base two centimetres thick that sits well in the hand. Hammered by hand, it glitters under a lamp.',
        price: 98,
        specs: [pick('容量|Volume', '240 ml', '320 ml +20')],
        params: ['材质：无铅水晶|Made of: lead-free crystal', '附：棉布袋|Includes: cotton pouch'],
        tags: ['handmade'],
        shop: 'shanyu',
        grams: 200,
      },
    ],
  },
];

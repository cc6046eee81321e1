import type { GoodsGroup } from '../goods-row.ts';
import { colours, letterSizes, pick, sizes } from '../specs.ts';

export const clothes: GoodsGroup[] = [
  {
    category: 'women',
    shop: 'mianli',
    grams: 500,
    goods: [
      {
        photo: '👗 sun 4:5',
        title: '法式收腰连衣裙 垂感不皱|French-style waisted dress, crease-resistant',
        story:
          '醋酸混纺，走路时裙摆会自己散开。腰线提高三厘米，显得腿长。|An acetate blend whose hem opens as you walk, with the waist raised three centimetres.',
        price: 269,
        was: 359,
        specs: [colours('雾蓝|Mist blue', '藕紫|Lilac', '奶杏|Apricot'), letterSizes],
        params: ['面料：醋酸 72% 聚酯 28%|Fabric: 72% acetate', '洗涤：手洗阴干|Care: hand wash'],
        tags: ['new', 'returns'],
      },
      {
        photo: '👚 none 1:1',
        title: '重磅真丝 V 领上衣 通勤百搭|Heavy silk V-neck top for work',
        story:
          '十九姆米桑蚕丝，亮度刚好，不透。领口开得刚好，锁骨露一点。|Nineteen-momme mulberry silk, softly bright and never sheer, with a neck cut just deep enough.',
        price: 329,
        specs: [colours('樱粉|Cherry', '象牙白|Ivory'), letterSizes],
        params: ['面料：桑蚕丝 100%|Fabric: mulberry silk', '克重：19 姆米|Weight: 19 mm'],
        tags: ['returns'],
      },
      {
        photo: '🧥 sun 4:5',
        title: '双面呢羊毛大衣 经典驼色 中长款|Double-faced wool coat, classic camel',
        story:
          '手工双面缝，没有里布，一件不到一公斤。驼色选的是偏暖的那一种，衬肤色。|Sewn by hand from double-faced wool, unlined and under a kilo, in the warmer shade of camel.',
        price: 459,
        was: 629,
        specs: [colours('经典驼|Camel', '燕麦|Oat', '雾灰|Mist grey'), letterSizes],
        params: [
          '面料：绵羊毛 90% 羊绒 10%|Fabric: 90% wool, 10% cashmere',
          '衣长：108 cm (M)|Length: 108 cm (M)',
        ],
        tags: ['returns'],
        grams: 1100,
      },
      {
        photo: '👙 arch 3:4',
        title: '两件式比基尼泳衣 可调肩带|Two-piece bikini with adjustable straps',
        story:
          '面料双层，泡了水不透。肩带和腰侧都能调，游起来不跑位。|Two layers that stay opaque in water. Straps and sides adjust, so nothing shifts when you swim.',
        price: 198,
        specs: [colours('珊瑚|Coral', '藏蓝|Navy'), letterSizes],
        params: ['面料：锦纶 82%|Fabric: 82% nylon', '防晒：UPF 50+|UV protection: UPF 50+'],
        tags: ['new'],
      },
      {
        photo: '🩱 none 4:5',
        title: '连体泳衣 显瘦遮肉 速干|One-piece swimsuit, shaping and quick to dry',
        story:
          '腰侧拼色做出弧线，胸垫可拆。面料耐氯，泳池一季不松。|Side panels draw the waist, pads come out, and the cloth stands a season of chlorine.',
        price: 139,
        was: 189,
        specs: [colours('海蓝|Sea', '珊瑚|Coral'), sizes('M', 'L', 'XL', '2XL')],
        params: [
          '面料：锦纶 80% 氨纶 20%|Fabric: 80% nylon, 20% elastane',
          '防晒：UPF 50+|UV protection: UPF 50+',
        ],
      },
    ],
  },
  {
    category: 'men',
    shop: 'mianli',
    grams: 400,
    goods: [
      {
        photo: '👕 none 1:1',
        title: '260 g 重磅纯棉 T 恤 不变形|260 g heavyweight cotton tee',
        story:
          '新疆长绒棉，双股纱，领口加了罗纹。洗五十次，领子还是圆的。|Long-staple Xinjiang cotton, two-ply, with a ribbed collar that is still round after fifty washes.',
        price: 79,
        was: 99,
        specs: [
          colours('湖蓝|Lake blue', '本白|White', '苔绿|Moss', '奶咖|Latte'),
          sizes('M', 'L', 'XL', '2XL', '3XL'),
        ],
        params: ['面料：棉 100%|Fabric: cotton', '克重：260 g/㎡|Weight: 260 g/m²'],
        tags: ['pair', 'returns'],
      },
      {
        photo: '👔 plinth 4:5',
        title: '免烫条纹商务衬衫 配领带|Non-iron striped business shirt with a tie',
        story:
          '洗完甩一甩挂起来，第二天直接穿去开会。袖长做了两档，手臂长的人不再露腕。|Shake it, hang it, wear it to the meeting. Two sleeve lengths, so that long arms stay covered.',
        price: 159,
        specs: [
          colours('天蓝|Sky', '白|White'),
          sizes('38', '39', '40', '41', '42'),
          pick('袖长|Sleeve', '常规|Regular', '加长|Long +10'),
        ],
        params: ['面料：长绒棉 100%|Fabric: long-staple cotton', '免烫等级：4.0|Non-iron grade: 4.0'],
        tags: ['returns'],
      },
      {
        photo: '👖 none 3:4',
        title: '锥形弹力牛仔裤 水洗蓝|Tapered stretch jeans, washed blue',
        story:
          '十二盎司丹宁加一点弹力，蹲下不勒。裤脚收得刚好，配什么鞋都行。|Twelve-ounce denim with a little stretch, and a taper that suits any shoe.',
        price: 189,
        was: 239,
        specs: [colours('水洗蓝|Washed blue', '炭黑|Charcoal'), sizes('29', '30', '31', '32', '33', '34')],
        params: ['面料：棉 98% 氨纶 2%|Fabric: 98% cotton', '版型：锥形|Fit: tapered'],
        tags: ['returns'],
        grams: 700,
      },
      {
        photo: '🩳 none 1:1',
        title: '速干运动短裤 五分|Quick-dry shorts, knee length',
        story:
          '四面弹，两侧拉链口袋能放手机。跑完步冲个澡，晾一小时就干。|Four-way stretch, zipped pockets that hold a phone, dry an hour after the wash.',
        price: 69,
        specs: [colours('墨绿|Dark green', '岩灰|Stone'), sizes('M', 'L', 'XL', '2XL')],
        params: ['面料：锦纶 88% 氨纶 12%|Fabric: 88% nylon', '裤长：46 cm (L)|Length: 46 cm (L)'],
        tags: ['pair'],
      },
      {
        photo: '🦺 fly 1:1',
        title: '轻量骑行反光马甲|Light reflective riding vest',
        story:
          '三百六十度反光条，夜里两百米外看得见。折起来只有一只苹果大。|Reflects all round and can be seen from 200 metres at night. Folds to the size of an apple.',
        price: 59.9,
        specs: [colours('荧光橙|Neon orange', '荧光黄|Neon yellow'), letterSizes],
        params: ['重量：160 g|Weight: 160 g', '面料：网眼聚酯|Fabric: polyester mesh'],
        shop: 'shanye',
        grams: 200,
      },
    ],
  },
];

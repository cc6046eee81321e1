import type { GoodsGroup } from '../goods-row.ts';
import { colours, letterSizes, pick, sizes } from '../specs.ts';

export const clothes: GoodsGroup[] = [
  {
    category: 'women',
    shop: 'mianli',
    grams: 500,
    goods: [
      {
        photo: '👗 lilac sun 4:5',
        title: '法式收腰连衣裙 垂感不皱|French waisted dress that does not crease',
        story:
          '醋酸混纺，走路时裙摆会自己散开。腰线提高三厘米，显得腿长。|An acetate blend whose hem opens as you walk, with the waist raised three centimetres.',
        price: 269,
        was: 359,
        specs: [colours('雾蓝|Mist blue @sky', '藕紫|Lilac @lilac', '奶杏|Apricot @peach'), letterSizes],
        params: ['面料：醋酸 72% 聚酯 28%|Cloth: 72% acetate', '洗涤：手洗阴干|Care: hand wash'],
        tags: ['new', 'returns'],
      },
      {
        photo: '👚 rose none 1:1',
        title: '重磅真丝衬衫 通勤百搭|Heavy silk shirt for work',
        story:
          '十九姆米桑蚕丝，亮度刚好，不透。扣子是天然贝壳磨的。|Nineteen-momme mulberry silk, softly bright and never sheer, with buttons of real shell.',
        price: 329,
        specs: [colours('樱粉|Cherry @rose', '象牙白|Ivory @cream'), letterSizes],
        params: ['面料：桑蚕丝 100%|Cloth: mulberry silk', '克重：19 姆米|Weight: 19 mm'],
        tags: ['returns'],
      },
      {
        photo: '🧥 sand sun 4:5',
        title: '双面呢羊毛大衣 经典驼色 中长款|Double-faced wool coat, classic camel',
        story:
          '手工双面缝，没有里布，一件不到一公斤。驼色选的是偏暖的那一种，衬肤色。|Sewn by hand from double-faced wool, unlined and under a kilo, in the warmer shade of camel.',
        price: 459,
        was: 629,
        specs: [colours('经典驼|Camel @sand', '燕麦|Oat @cream', '雾灰|Mist grey @stone'), letterSizes],
        params: [
          '面料：绵羊毛 90% 羊绒 10%|Cloth: 90% wool, 10% cashmere',
          '衣长：108 cm (M)|Length: 108 cm (M)',
        ],
        tags: ['returns'],
        grams: 1100,
      },
      {
        photo: '👘 rose arch 3:4',
        title: '新中式改良旗袍外套 提花|Modern Chinese jacquard robe',
        story:
          '苏州的提花缎，盘扣是老师傅一只一只盘的。日常穿不隆重，喝茶拍照都合适。|Suzhou jacquard with frog buttons tied one by one. Easy enough for every day, good for tea and pictures.',
        price: 398,
        specs: [colours('绛红|Crimson @rose', '月白|Moon white @sky'), letterSizes],
        params: ['面料：提花缎|Cloth: jacquard satin', '工艺：手工盘扣|Detail: hand-tied buttons'],
        tags: ['handmade', 'new'],
      },
      {
        photo: '🩱 sky none 4:5',
        title: '连体泳衣 显瘦遮肉 速干|One-piece swimsuit, shaping and quick to dry',
        story:
          '腰侧拼色做出弧线，胸垫可拆。面料耐氯，泳池一季不松。|Side panels draw the waist, pads come out, and the cloth stands a season of chlorine.',
        price: 139,
        was: 189,
        specs: [colours('海蓝|Sea @sky', '珊瑚|Coral @peach'), sizes('M', 'L', 'XL', '2XL')],
        params: ['面料：锦纶 80% 氨纶 20%|Cloth: 80% nylon, 20% elastane', '防晒：UPF 50+|Sun: UPF 50+'],
      },
    ],
  },
  {
    category: 'men',
    shop: 'mianli',
    grams: 400,
    goods: [
      {
        photo: '👕 sky none 1:1',
        title: '260 g 重磅纯棉 T 恤 不变形|260 g heavyweight cotton tee',
        story:
          '新疆长绒棉，双股纱，领口加了罗纹。洗五十次，领子还是圆的。|Long-staple Xinjiang cotton, two-ply, with a ribbed collar that is still round after fifty washes.',
        price: 79,
        was: 99,
        specs: [
          colours('湖蓝|Lake blue @sky', '本白|White @stone', '苔绿|Moss @mint', '奶咖|Latte @sand'),
          sizes('M', 'L', 'XL', '2XL', '3XL'),
        ],
        params: ['面料：棉 100%|Cloth: cotton', '克重：260 g/㎡|Weight: 260 g/m²'],
        tags: ['pair', 'returns'],
      },
      {
        photo: '👔 sky plinth 4:5',
        title: '免烫商务衬衫 成衣液氨整理|Non-iron business shirt',
        story:
          '洗完甩一甩挂起来，第二天直接穿去开会。袖长做了两档，手臂长的人不再露腕。|Shake it, hang it, wear it to the meeting. Two sleeve lengths, so that long arms stay covered.',
        price: 159,
        specs: [
          colours('天蓝|Sky @sky', '白|White @stone'),
          sizes('38', '39', '40', '41', '42'),
          pick('袖长|Sleeve', '常规|Regular', '加长|Long +10'),
        ],
        params: ['面料：长绒棉 100%|Cloth: long-staple cotton', '免烫等级：4.0|Non-iron grade: 4.0'],
        tags: ['returns'],
      },
      {
        photo: '👖 sky none 3:4',
        title: '锥形弹力牛仔裤 水洗蓝|Tapered stretch jeans, washed blue',
        story:
          '十二盎司丹宁加一点弹力，蹲下不勒。裤脚收得刚好，配什么鞋都行。|Twelve-ounce denim with a little stretch, and a taper that suits any shoe.',
        price: 189,
        was: 239,
        specs: [
          colours('水洗蓝|Washed blue @sky', '炭黑|Charcoal @stone'),
          sizes('29', '30', '31', '32', '33', '34'),
        ],
        params: ['面料：棉 98% 氨纶 2%|Cloth: 98% cotton', '版型：锥形|Fit: tapered'],
        tags: ['returns'],
        grams: 700,
      },
      {
        photo: '🩳 mint none 1:1',
        title: '速干运动短裤 五分|Quick-dry shorts, knee length',
        story:
          '四面弹，两侧拉链口袋能放手机。跑完步冲个澡，晾一小时就干。|Four-way stretch, zipped pockets that hold a phone, dry an hour after the wash.',
        price: 69,
        specs: [colours('墨绿|Dark green @mint', '岩灰|Stone @stone'), sizes('M', 'L', 'XL', '2XL')],
        params: ['面料：锦纶 88% 氨纶 12%|Cloth: 88% nylon', '裤长：46 cm (L)|Length: 46 cm (L)'],
        tags: ['pair'],
      },
      {
        photo: '🦺 peach fly 1:1',
        title: '轻量骑行反光马甲|Light reflective riding vest',
        story:
          '三百六十度反光条，夜里两百米外看得见。折起来只有一只苹果大。|Reflects all round and can be seen from 200 metres at night. Folds to the size of an apple.',
        price: 59.9,
        specs: [colours('荧光橙|Neon orange @peach', '荧光黄|Neon yellow @cream'), letterSizes],
        params: ['重量：160 g|Weight: 160 g', '面料：网眼聚酯|Cloth: polyester mesh'],
        shop: 'shanye',
        grams: 200,
      },
    ],
  },
];

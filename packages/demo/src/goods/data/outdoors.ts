import type { GoodsGroup } from '../goods-row.ts';
import { colours, pick, sizes } from '../specs.ts';

export const outdoors: GoodsGroup[] = [
  {
    category: 'camping',
    shop: 'shanye',
    grams: 2000,
    goods: [
      {
        photo: '⛺ none 5:4',
        title: '三季双层帐篷 防暴雨 三人|Three-season double tent for three',
        story:
          '一个人十分钟搭好。内外帐分开，下雨里面也不滴水。|Ten minutes for one person; two layers, so nothing drips inside.',
        price: 459,
        was: 599,
        specs: [
          colours('苔绿|Moss', '沙色|Sand'),
          pick('人数|Sleeps', '双人|2 -80', '三人|3', '四人|4 +140'),
        ],
        params: ['防水：PU 3000|Water resistance: PU 3000', '重量：3.2 kg|Weight: 3.2 kg'],
        tags: ['warranty', 'returns'],
        grams: 3400,
      },
      {
        photo: '🏕️ plinth 4:5',
        title: '露营入门套装 帐篷睡袋一车带走|Camping starter kit: tent and sleeping bags',
        story:
          '两顶睡袋、一张地垫、一盏灯，装在一个包里。第一次露营从这里开始。|Two bags, a mat and a lamp in one sack. The first night starts here.',
        price: 699,
        was: 899,
        specs: [pick('人数|Sleeps', '两人|2', '四人|4 +350')],
        params: ['件数：8 件|Pieces: 8', '重量：7.5 kg|Weight: 7.5 kg'],
        tags: ['gift', 'new'],
        grams: 7800,
      },
      {
        photo: '🧭 plinth 1:1',
        title: '黄铜指南针 夜光 防水|Glow-in-the-dark brass compass',
        story:
          '没信号的时候，它还认得北。打开盖子，有一面小镜子。|It knows north when the phone does not. A small mirror inside the lid.',
        price: 78,
        specs: [pick('款式|Style', '经典|Classic', '军规|Military +40')],
        params: ['材质：黄铜|Made of: brass', '直径：6 cm|Diameter: 6 cm'],
        tags: ['gift'],
        grams: 180,
      },
      {
        photo: '🎣 none 4:5',
        title: '碳素路亚竿套装 新手不炸线|Lure rod kit for beginners',
        story:
          '磁刹调到五档，新手抛三十米不炸线。竿包、假饵都配好了。|With the brake on five, a beginner casts thirty metres without a tangle. Bag and lures included.',
        price: 259,
        was: 329,
        specs: [
          pick('长度|Length', '1.98 m', '2.1 m +10', '2.4 m +30'),
          pick('手型|Hand', '右手|Right', '左手|Left'),
        ],
        params: ['材质：碳素|Made of: carbon', '自重：118 g|Weight: 118 g'],
        grams: 1200,
      },
      {
        photo: '🪵 none 1:1',
        title: '果木劈柴 露营篝火 少烟耐烧|Fruit-wood logs for the campfire, little smoke',
        story:
          '苹果木阴干两年，一点就着，烟少有果香。一箱够烧一个晚上。|Apple wood dried for two years lights at once and smells of fruit. One box lasts the evening.',
        price: 59,
        specs: [pick('净重|Net weight', '5 kg -20', '10 kg', '20 kg +50')],
        params: ['长度：30 cm|Length: 30 cm', '可烧：4 小时|Burns: 4 h'],
        grams: 10000,
      },
    ],
  },
  {
    category: 'riding',
    shop: 'shanye',
    grams: 2500,
    goods: [
      {
        photo: '🚲 none 5:4',
        title: '内变速城市通勤自行车|City bicycle with hub gears',
        story:
          '三速内变速，链条包起来不脏裤脚。前筐放得下一袋菜。|Three hub gears, a covered chain for clean trousers, and a basket for the shopping.',
        price: 1099,
        was: 1299,
        specs: [colours('晴空|Sky', '奶白|Milk'), pick('轮径|Wheel', '24 寸|24 inch', '26 寸|26 inch +50')],
        params: ['变速：内三速|Gears: 3, hub', '重量：14.5 kg|Weight: 14.5 kg'],
        tags: ['warranty'],
        grams: 17000,
      },
      {
        photo: '⛑️ plinth 1:1',
        title: '户外救援头盔 带帽绳 攀岩溯溪|Rescue helmet with a strap, for rock and river',
        story:
          '二百三十克，十八个风孔。帽绳一拉就紧，低头也不晃。|230 g and eighteen vents. One pull on the strap and it stays, even upside down.',
        price: 139,
        specs: [colours('红|Red', '白|White'), sizes('M 54–58 cm', 'L 58–62 cm')],
        params: ['重量：230 g|Weight: 230 g', '认证：CE|Certified: CE'],
        grams: 420,
      },
      {
        photo: '🛹 fly 1:1',
        title: '七层枫木双翘滑板|Double-kick skateboard, seven plies of maple',
        story:
          '加拿大枫木冷压，轮子静音，小区里滑不挨骂。|Cold-pressed maple on wheels quiet enough for the neighbours.',
        price: 229,
        was: 289,
        specs: [colours('星紫|Purple', '日落|Sunset'), pick('板宽|Width', '7.75″', '8.0″', '8.25″ +10')],
        params: ['承重：120 kg|Max load: 120 kg', '轮硬度：95A|Wheels: 95A'],
      },
      {
        photo: '🛼 plinth 1:1',
        title: '双排轮滑鞋 复古皮面 PU 轮|Retro quad skates',
        story:
          '一脚蹬出去像在八十年代。鞋头有刹车，第一次也敢滑。|One push and it is 1985. Brakes at the toe for the first time out.',
        price: 269,
        was: 329,
        specs: [colours('蜜桃|Peach', '薄荷|Mint'), sizes('36', '37', '38', '39', '40')],
        params: ['轮径：58 mm|Wheels: 58 mm', '轴承：ABEC-7|Bearings: ABEC-7'],
        tags: ['returns'],
      },
      {
        photo: '🎿 none 3:4',
        title: '全地域双板滑雪板 含固定器|All-mountain skis with bindings',
        story:
          '前翘一点摇摆，入弯容易。机压雪、粉雪都能去。|A little rocker makes turns easy, on piste and in powder.',
        price: 1899,
        was: 2399,
        specs: [pick('长度|Length', '158 cm', '166 cm', '174 cm +60')],
        params: ['腰宽：82 mm|Waist: 82 mm', '含：固定器|Includes: bindings'],
        tags: ['warranty'],
        grams: 6800,
      },
    ],
  },
];

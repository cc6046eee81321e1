import type { GoodsGroup } from '../goods-row.ts';
import { colours, menShoeSizes, pick, sizes, womenShoeSizes } from '../specs.ts';

export const shoesAndBags: GoodsGroup[] = [
  {
    category: 'sneakers',
    shop: 'xingtu',
    grams: 900,
    goods: [
      {
        photo: '👟 fly 1:1',
        title: '云跑透气跑鞋 轻弹缓震|Cloud runners, light and springy',
        story:
          '单只两百一十克，超临界发泡中底。第一公里像踩在棉花上，第十公里还是。|210 g a shoe on a supercritical foam sole. Soft in the first kilometre and still in the tenth.',
        price: 199,
        was: 269,
        specs: [
          colours('雾紫|Mist lilac', '云白|Cloud white', '冰蓝|Ice blue'),
          sizes('36', '37', '38', '39', '40', '41', '42', '43'),
        ],
        params: ['鞋面：工程网布|Upper: engineered mesh', '落差：8 mm|Drop: 8 mm'],
        tags: ['new', 'returns'],
      },
      {
        photo: '🥾 plinth 1:1',
        title: '中帮防水徒步靴 耐磨大底|Mid waterproof hiking boots',
        story:
          '防水膜加一体鞋舌，过小溪不湿。走过川西八百公里，底纹还在。|A membrane and a closed tongue keep streams out. Eight hundred kilometres in Sichuan and the tread is still there.',
        price: 399,
        was: 529,
        specs: [colours('大地棕|Earth', '岩黑|Rock black'), menShoeSizes],
        params: ['大底：橡胶 5 mm 齿|Sole: rubber, 5 mm lugs', '单只：520 g (42)|Each: 520 g (42)'],
        tags: ['returns'],
        shop: 'shanye',
        grams: 1500,
      },
      {
        photo: '👞 none 5:4',
        title: '固特异手工德比皮鞋|Goodyear-welted derby shoes',
        story:
          '头层小牛皮，固特异缝制，穿旧了可以换底。第一周有点硬，之后只认你的脚。|Full-grain calf, welted so that it can be resoled. Stiff for a week, then yours alone.',
        price: 699,
        was: 899,
        specs: [colours('栗棕|Chestnut', '黑|Black'), menShoeSizes],
        params: ['面料：头层小牛皮|Upper: full-grain calf', '工艺：固特异|Craft: Goodyear welt'],
        tags: ['handmade', 'returns'],
      },
    ],
  },
  {
    category: 'heels',
    shop: 'xingtu',
    grams: 800,
    goods: [
      {
        photo: '👠 plinth 1:1',
        title: '细跟尖头单鞋 7 cm 久站不累|Comfortable pointed heels, 7 cm',
        story:
          '前掌垫了五毫米乳胶，后跟贴合不掉跟。开一天会，回家还愿意走路。|Five millimetres of latex under the ball and a heel that stays on. You may even walk home.',
        price: 239,
        was: 319,
        specs: [colours('正红|Red', '裸粉|Nude', '黑|Black'), womenShoeSizes],
        params: ['跟高：7 cm|Heel: 7 cm', '鞋面：羊皮|Upper: sheepskin'],
        tags: ['returns'],
      },
      {
        photo: '👡 none 1:1',
        title: '编织粗跟凉鞋 度假风|Woven block-heel sandals',
        story:
          '手工编的皮条，越穿越软。粗跟五厘米，走石板路也稳。|Leather straps woven by hand that soften with wear; a steady block heel for cobbles.',
        price: 169,
        specs: [colours('蜜橘|Tangerine', '米白|Off-white'), womenShoeSizes],
        params: ['跟高：5 cm|Heel: 5 cm', '工艺：手工编织|Craft: hand-woven'],
      },
      {
        photo: '👢 arch 3:4',
        title: '复古骑士短靴 显腿直|Vintage riding boots, ankle-high',
        story:
          '靴口可调，脚踝粗细都合适。橡胶底防滑，配裙子配牛仔都好看。|An adjustable top for any ankle and a sole that grips, at home with dresses and denim.',
        price: 459,
        was: 599,
        specs: [colours('焦糖|Caramel', '黑咖|Dark coffee'), womenShoeSizes],
        params: ['筒高：14 cm|Shaft: 14 cm', '内里：透气猪皮|Lining: pigskin'],
        grams: 1600,
      },
      {
        photo: '🥿 none 5:4',
        title: '芭蕾平底鞋 可折叠 通勤|Foldable ballet flats',
        story:
          '一双能卷进包里的平底鞋，下班换上走回家。鞋底是橡胶的，下雨不滑。|Rolls into your bag for the walk home; the rubber sole holds in the rain.',
        price: 129,
        specs: [colours('雾蓝|Mist blue', '樱粉|Cherry'), womenShoeSizes],
        params: ['跟高：1 cm|Heel: 1 cm', '附：收纳袋|Includes: pouch'],
        tags: ['pair'],
      },
      {
        photo: '🩴 none 1:1',
        title: '踩屎感夹脚凉拖鞋 厚底静音|Thick, quiet, cloud-soft flip-flops',
        story:
          '四厘米厚的发泡底，家里走路没声音。防滑纹深，浴室也敢穿。|Four centimetres of foam that make no sound, with grooves deep enough for the bathroom.',
        price: 29.9,
        was: 39.9,
        specs: [colours('薄荷|Mint', '鹅黄|Yellow', '灰|Grey'), sizes('36–37', '38–39', '40–41', '42–43')],
        params: ['材质：EVA|Made of: EVA', '厚度：4 cm|Thickness: 4 cm'],
        tags: ['pair'],
        grams: 350,
      },
    ],
  },
  {
    category: 'handbags',
    shop: 'xingtu',
    grams: 700,
    goods: [
      {
        photo: '👜 plinth 1:1',
        title: '植鞣皮托特包 能装 14 寸电脑|Vegetable-tanned tote, fits a 14-inch laptop',
        story:
          '植鞣皮会养色，一年后变成蜂蜜一样的颜色。里面有隔层和钥匙扣。|The leather darkens to honey in a year. Inside: a sleeve, pockets and a key hook.',
        price: 359,
        was: 459,
        specs: [
          colours('蜜橙|Honey orange', '深咖|Dark brown'),
          pick('尺寸|Size', '小号|Small -40', '大号|Large'),
        ],
        params: ['尺寸：36 × 28 × 12 cm|Size: 36 × 28 × 12 cm', '面料：植鞣牛皮|Leather: vegetable-tanned'],
        tags: ['handmade'],
      },
      {
        photo: '👝 none 1:1',
        title: '链条手拿包 宴会通勤两用|Chain clutch for evenings and days',
        story:
          '放得下手机、口红和一串钥匙。链条可以收进去，变成手拿包。|Room for a phone, a lipstick and keys. Tuck in the chain and it is a clutch.',
        price: 149,
        specs: [colours('藕紫|Lilac', '香槟|Champagne')],
        params: ['尺寸：22 × 13 × 4 cm|Size: 22 × 13 × 4 cm', '开合：磁扣|Closing: magnet'],
      },
      {
        photo: '👛 plinth 1:1',
        title: '迷你零钱包 头层牛皮 三卡位|Mini coin purse with three card slots',
        story:
          '一只手掌大，卡、零钱、耳机都有地方。拉链头是一颗小爱心。|Palm-sized, with room for cards, coins and earbuds, and a heart on the zip.',
        price: 69,
        specs: [colours('玫红|Rose', '雾灰|Mist grey', '薄荷|Mint')],
        params: ['尺寸：11 × 9 × 2 cm|Size: 11 × 9 × 2 cm', '面料：头层牛皮|Leather: full grain'],
        tags: ['gift'],
        grams: 120,
      },
      {
        photo: '🛍️ none 4:5',
        title: '帆布购物袋 加厚可机洗|Canvas shopping bag, washable',
        story:
          '十六安帆布，装二十斤米不断带。脏了扔洗衣机。|Sixteen-ounce canvas that carries ten kilos of rice, and goes in the wash.',
        price: 35,
        specs: [colours('本白|Natural', '橙|Orange'), pick('尺寸|Size', '中号|Medium', '大号|Large +10')],
        params: ['承重：15 kg|Max load: 15 kg', '面料：16 安棉帆布|Fabric: 16 oz canvas'],
        shop: 'chengji',
        grams: 250,
      },
    ],
  },
  {
    category: 'luggage',
    shop: 'xingtu',
    grams: 1200,
    goods: [
      {
        photo: '🎒 none 1:1',
        title: '防泼水双肩包 护脊减负 22 L|Water-repellent backpack, 22 L',
        story:
          '背板悬空，夏天后背不湿。电脑仓有独立拉链，过安检不用翻包。|A suspended back keeps you dry; the laptop has its own zip for security checks.',
        price: 169,
        was: 229,
        specs: [
          colours('雾蓝|Mist blue', '岩灰|Stone', '豆绿|Sage green'),
          pick('容量|Volume', '22 L', '28 L +30'),
        ],
        params: ['尺寸：44 × 30 × 16 cm|Size: 44 × 30 × 16 cm', '重量：780 g|Weight: 780 g'],
        tags: ['warranty'],
      },
      {
        photo: '🧳 plinth 1:1',
        title: '静音万向轮行李箱 PC 抗摔|Quiet spinner suitcase in polycarbonate',
        story:
          '双排静音轮，凌晨拖过走廊也不吵人。箱体摔过三十次，只有划痕。|Double silent wheels for early corridors. Dropped thirty times: only scratches.',
        price: 299,
        was: 399,
        specs: [
          colours('海蓝|Sea blue', '奶白|Milk', '樱粉|Cherry'),
          pick('尺寸|Size', '20 寸登机|20 inch cabin', '24 寸|24 inch +60', '28 寸|28 inch +130'),
        ],
        params: ['材质：聚碳酸酯|Shell: polycarbonate', '锁：海关密码锁|Lock: customs combination'],
        tags: ['warranty', 'returns'],
        grams: 3400,
      },
      {
        photo: '💼 plinth 4:5',
        title: '复古公文包 牛皮 手提斜挎|Vintage leather briefcase',
        story:
          '做旧牛皮，铜锁，放得下 A4 和十四寸电脑。背带可拆。|Aged leather and brass locks, room for A4 and a 14-inch laptop, with a strap that comes off.',
        price: 429,
        specs: [colours('马鞍棕|Saddle', '黑|Black')],
        params: ['尺寸：39 × 29 × 9 cm|Size: 39 × 29 × 9 cm', '重量：1.3 kg|Weight: 1.3 kg'],
      },
      {
        photo: '☂️ none 4:5',
        title: '全自动晴雨伞 十骨抗风 UPF 50+|Automatic umbrella for rain and sun, ten ribs',
        story:
          '一键开收，十根玻璃纤维骨，六级风不翻。黑胶涂层，撑开像一片树荫。|One button opens and closes it. Ten fibreglass ribs stand a force 6 wind; the coating shades like a tree.',
        price: 59.9,
        was: 79,
        specs: [colours('雾紫|Mist lilac', '藏蓝|Navy', '橙|Orange')],
        params: ['伞面直径：105 cm|Diameter: 105 cm', '重量：380 g|Weight: 380 g'],
        tags: ['quick'],
        grams: 420,
      },
    ],
  },
];

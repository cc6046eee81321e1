import type { GoodsWords } from './goods-words.ts';

/** What buyers say of what is worn and put on the skin: of each goods. */
export const aboutWear: GoodsWords = {
  'women-1':
    '腰线收得好，坐一天起来没有褶，垂感像图片。|Flattering waist, and no creases after a day of sitting.',
  'women-2':
    '真丝的凉和滑，扣子缝得牢，上班穿刚好。|Cool, heavy silk with well-sewn buttons. Right for the office.',
  'women-3':
    '双面呢不扎，驼色很正，一米六五到膝下。|Soft double-faced wool in a true camel. Below the knee at 165 cm.',
  'women-4':
    '提花有光泽，盘扣结实，配牛仔裤也不违和。|The jacquard has a sheen, and it works with jeans too.',
  'women-5': '肚子藏得住，泳完半小时就干了。|Kind to the stomach, and dry half an hour after a swim.',
  'men-1': '真的厚，洗了五次领口没松，不透。|Really thick. Five washes and the collar has not moved.',
  'men-2': '洗完抖一抖晾干就能穿，不用烫，肩线合适。|Shake, hang and wear. No iron, and the shoulders fit.',
  'men-3': '弹力够，蹲下不勒，裤脚不用改。|Enough stretch to squat in, and the length needed no change.',
  'men-4':
    '跑完一摸已经半干，口袋有拉链放得住钥匙。|Half dry by the end of a run, with a zip pocket for keys.',
  'men-5': '夜里车灯一照很亮，轻得忘了穿着。|Very bright in headlights and light enough to forget.',
  'warm-1': '绕两圈刚好，不扎脖子，掉毛很少。|Goes round twice, no itch and hardly sheds.',
  'warm-2': '手机解锁没问题，里面的绒很暖。|The phone responds well and the lining is warm.',
  'warm-3': '走一万步没掉到脚心，五双颜色都耐看。|Ten thousand steps and they stayed up. Five good colours.',
  'warm-4': '帽身够深，头围大的也戴得住，水洗色好看。|Deep enough for a large head, and a nice faded colour.',
  'warm-5': '帽檐大，折了放包里拿出来不变形。|A wide brim that comes out of the bag in shape.',
  'jewellery-1':
    '刻字清楚，素圈内壁圆滑，戴着洗手也没黑。|Clear engraving, smooth inside, and it has not tarnished.',
  'jewellery-2':
    '珠子匀，有木香，盘了两周开始起光。|Even beads that smell of wood. They shine after two weeks.',
  'jewellery-3': '开车不晃眼，框大但不压鼻子。|No glare while driving. Large, but light on the nose.',
  'jewellery-4': '轻到忘记戴着，配度数两天就寄来了。|So light I forget them, and the lenses took two days.',
  'jewellery-5':
    '珍珠和水晶比照片细致，夹得稳，跳舞没掉。|Finer than the photos, and it stayed put through the dancing.',
  'sneakers-1': '前掌弹，跑十公里脚不闷，按平时码买合适。|Bouncy and airy over ten kilometres. True to size.',
  'sneakers-2': '下雨天走石头路不滑，蹚小水没进。|No slipping on wet rock, and dry through a stream.',
  'sneakers-3':
    '皮面有厚度，第一周略硬，之后很跟脚。|Stiff for a week, then they fit like my own. Good leather.',
  'heels-1': '七厘米站了一场婚礼，脚掌不痛。|Stood through a whole wedding in seven centimetres.',
  'heels-2': '粗跟稳，编织的地方不磨脚背。|Steady heel, and the weave does not rub.',
  'heels-3': '靴筒不卡小腿，显直，里面的拉链顺。|The shaft fits my calves and the zip runs smoothly.',
  'heels-4':
    '折起来放包里，下班换上，鞋底比想象厚。|Folds into my bag for the way home. Thicker sole than I thought.',
  'heels-5': '踩上去真的软，地砖上走没声音。|Properly soft, and silent on tiles.',
  'handbags-1':
    '十四寸电脑加水杯放得下，肩带不勒。|Takes a 14-inch laptop and a bottle, and the strap is kind.',
  'handbags-2':
    '链条能收进去，晚上当手包，白天斜挎。|The chain tucks away: a clutch at night, a shoulder bag by day.',
  'handbags-3':
    '三张卡一把零钱，放裤袋不鼓，皮味自然。|Three cards and coins, flat in the pocket, real leather.',
  'handbags-4':
    '帆布厚，装了十斤菜底没塌，机洗过。|Thick canvas. It carried five kilos and went through the wash.',
  'luggage-1':
    '背板透气，背一天电脑肩不酸，小雨没湿。|Airy back and no sore shoulders. A light rain stayed out.',
  'luggage-2':
    '轮子真的静，托运两次只有一点划痕。|The wheels are quiet, and two flights left only a scratch.',
  'luggage-3': '皮子越用越亮，能放 A4 和十三寸电脑。|The leather gets better. Fits A4 and a 13-inch laptop.',
  'luggage-4': '大风天没翻，一键收放不夹手。|Did not turn inside out in a gale, and it closes safely.',
  'makeup-1':
    '豆沙玫瑰素颜涂也不突兀，吃完饭还有颜色。|Dusty rose looks natural without make-up and lasts through dinner.',
  'makeup-2': '五分钟就干，撕下来一整片，没有刺鼻味。|Dry in five minutes, peels off whole and no smell.',
  'makeup-3': '三种光差别明显，折起来能放化妆包。|Three clearly different lights, and it folds into my bag.',
  'makeup-4': '前面清甜，半小时后是白茶，不冲鼻。|Sweet at first, white tea after half an hour, never heavy.',
  'makeup-5': '两滴在枕边很好闻，滴管控制得住量。|Two drops by the pillow. The dropper is easy to control.',
  'makeup-6': '丝绒有光，弹簧夹有力，头发多也夹得住。|Soft sheen and a strong clip, even for thick hair.',
  'skincare-1': '洗完不紧绷，泡沫细，换季没有泛红。|Fine foam, no tightness and no redness this autumn.',
  'skincare-2': '不搓泥不发白，后面上粉底也服帖。|No white cast, no pilling, and make-up sits well on it.',
  'skincare-3': '艾草味很淡，泡沫像奶油，洗手也不干。|A faint herbal smell, creamy lather and soft hands.',
  'skincare-4':
    '一颗下去满缸粉色，香味不刺鼻，皮肤滑。|The whole bath turns pink, a gentle scent and soft skin.',
  'skincare-5': '抹开就吸收，敲键盘不留印。|Sinks in at once and leaves no marks on the keyboard.',
  'skincare-6':
    '膜布薄，敷十五分钟还有精华，晒后很舒服。|Thin sheets with plenty of serum. Soothing after sun.',
  'personal-1': '震动有力不震头，充一次用了两个多月。|Strong without rattling, and two months on one charge.',
  'personal-2': '贴着下巴走不夹毛，冲一冲就干净。|Follows the jaw without pulling, and rinses clean.',
  'personal-3': '不掉屑，沾水不烂，二十四包放了一柜子。|No dust, strong when wet, and enough for months.',
  'personal-4': '齿缘圆润不扎头皮，冬天没有静电。|Smooth teeth and no static in winter.',
  'personal-5': '甜橙味像汽水，孩子主动来要。|Tastes like orange soda. The children ask for it.',
};

import type { GoodsWords } from './goods-words.ts';

/** What buyers say of what is played with, practised, kept and read: of each goods. */
export const aboutLeisure: GoodsWords = {
  'baby-1':
    '宝宝换瓶一次就接受，防胀气有用，刻度耐洗。|Accepted at the first try, less wind, and the marks last.',
  'baby-2': '感温那块会变色，折起来挂墙上不占地。|The patch shows the heat, and it hangs flat on the wall.',
  'baby-3':
    '捏着软没有异味，水挤得干净，洗澡不闹了。|Soft, no smell, squeezes dry. Bath time is peaceful now.',
  'baby-4':
    '一拍就亮，最暗那档喂夜奶刚好。|A tap turns it on, and the lowest level is right for night feeds.',
  'toys-1': '抱着睡了一周，机洗过绒还是软的。|Slept with every night, and still soft after the machine.',
  'toys-2':
    '每片切得干净，不掉屑，全家拼了两个晚上。|Clean cuts and no dust. Two evenings for the whole family.',
  'toys-3':
    '空转两分钟多，轴承顺，教学卡看得懂。|Spins for over two minutes, and the card explains the tricks.',
  'toys-4': '角会发光，孩子晚上不怕黑了，缝线牢。|The horn glows, so the dark is fine now. Well sewn.',
  'toys-5':
    '轨道接口紧，火车不脱轨，能和别家的接上。|Tight joints, no derailing, and it fits our other tracks.',
  'toys-6':
    '一层一层都画得细，最小的只有指甲大。|Every layer finely painted. The last is the size of a nail.',
  'toys-7': '蹭到衣服上真的洗掉了，颜色鲜。|It really did wash out of the shirt. Bright colours.',
  'toys-8':
    '曲子完整不跑调，木马转得匀，送女朋友她很喜欢。|The tune is true and the horses turn evenly. She loved it.',
  'outdoor_toys-1': '三级风一松手就上去了，线轮好收。|Up at once in a light breeze, and easy to reel in.',
  'outdoor_toys-2':
    '免打气省力，二十分钟布置完，第二天还饱满。|No pump, twenty minutes, and still full the next day.',
  'outdoor_toys-3':
    '轮子会闪，转弯稳，两岁半就会玩了。|Flashing wheels and steady turns. She learned it at two and a half.',
  'outdoor_toys-4': '底座重不翻，滑面光滑，装起来半小时。|Heavy base, smooth slide, half an hour to build.',
  'court-1':
    '手汗多也不滑，弹跳准，室外打了一个月没掉皮。|Grips even with sweaty hands. A month outdoors without peeling.',
  'court-2': '热贴合不进水，脚感软，气放了一周没掉。|No water gets in, soft touch, and it holds its air.',
  'court-3': '垫球不痛手，考试就是这个球。|Does not hurt the arms, and it is the one used in exams.',
  'court-4': '纹路抓得住，小孩的手也能传旋转。|Good grip. Even small hands can throw a spiral.',
  'court-5': '木瓶有分量，客厅地毯上玩不吵邻居。|Solid pins. On a rug the neighbours hear nothing.',
  'racket-1': '4U 挥得快，一对手感一样，线拉得匀。|Light and quick, both feel alike and are strung evenly.',
  'racket-2':
    '弧圈挂得住，横板握着舒服，送的球也能打。|Good for loops, a comfortable grip, and the balls are usable.',
  'racket-3':
    '回弹球自己练一下午，拍子甜区大。|The ball comes back by itself. Large sweet spot for a beginner.',
  'racket-4': '飞得直，逆风也稳，边缘不割手。|Flies straight, holds in wind, and a smooth edge.',
  'camping-1':
    '下了一夜雨里面是干的，三个人睡得开，二十分钟搭好。|Rained all night and dry inside. Room for three, up in twenty minutes.',
  'camping-2':
    '帐篷睡袋灯都有，第一次露营没再买别的。|Tent, bags and lamp. We needed nothing else for our first trip.',
  'camping-3': '指针稳得快，夜光看得清，黄铜有分量。|Settles quickly, glows at night, and feels solid.',
  'camping-4': '新手没炸线，第一天就上了两条鲈鱼。|Not one tangle, and two bass on the first day.',
  'camping-5': '折起来像本书，烧完一抖灰就干净。|Folds like a book, and one shake empties the ash.',
  'riding-1': '换挡安静，裙子不卷链，上坡不费劲。|Quiet gears, no oil on trousers, easy uphill.',
  'riding-2': '尾灯充电的，旋钮一拧就合头，通风好。|Rechargeable tail light, a quick dial fit and good air.',
  'riding-3': '板面弹，轮子滚得久，砂纸咬脚。|Springy deck, long roll and good grip.',
  'riding-4': '踝部支撑够，PU 轮在柏油上不颠。|Good ankle support, and smooth on asphalt.',
  'riding-5': '粉雪压雪都稳，固定器一踩就好。|Steady on powder and piste, and the bindings click in.',
  'fitness-1': '护腕裹得紧，打沙袋一小时指节不红。|Firm wrists. An hour on the bag and no red knuckles.',
  'fitness-2': '半马全程不磨，汗不贴身。|No chafing over a half marathon, and it stays off the skin.',
  'fitness-3': '按键有回馈，存得住十圈成绩，挂绳结实。|Clear buttons, remembers ten laps, strong cord.',
  'fitness-4': '棉厚挺，踢腿有声音，腰带长度合适。|Crisp heavy cotton that snaps on kicks. The belt fits.',
  'pet_food-1':
    '我家挑食的橘猫居然光盘了，便便也不臭。|My fussy ginger cat finished the bowl. Less smell, too.',
  'pet_food-2': '一根啃半小时，牙石少了，不粘地毯。|Keeps her busy for half an hour, and cleaner teeth.',
  'pet_food-3': '手撕开是整块鸡胸，剪指甲全靠它哄。|Whole chicken inside. The only way to trim her claws.',
  'pet_food-4': '化冻后没有血水味，换粮三天毛亮了。|No bad smell after thawing, and a shinier coat.',
  'pet_home-1':
    '羊毛紧不掉毛，滚起来没声音，半夜玩也不吵。|Dense wool that does not shed, and silent at night.',
  'pet_home-2':
    '垫子拆下来机洗，冬天猫都不出来了。|The pad goes in the machine, and the cat will not come out.',
  'pet_home-3': '转两圈脚就干净，软毛不弄疼它。|Two turns and the paws are clean. Soft bristles.',
  'pet_home-4': '过滤几乎没声音，两周换一次水还清。|Nearly silent, and clear for two weeks.',
  'plants-1':
    '叶子油亮，土没洒，附了养护卡，两周发新叶。|Glossy leaves, no spilt soil, and a new leaf after two weeks.',
  'plants-2': '五种小仙人掌都活着，忘浇水也没事。|All five are well, even though I forget to water.',
  'plants-3': '到家还是花苞，开了九天，杆子直。|Came in bud and stayed open for nine days.',
  'plants-4':
    '每周四准时到，搭配没重样，醒花剂也有。|Every Thursday, never the same twice, with flower food.',
  'plants-5': '五枝都朝气，毕业照里很亮眼。|Five strong stems that brightened the graduation photos.',
  'plants-6': '放窗边一周就开，整间屋子都香。|Opened in a week by the window, and the room smells lovely.',
  'plants-7': '生菜十天发芽，孩子每天来浇水。|Lettuce up in ten days. The children water it daily.',
  'plants-8': '树形饱满，松香味正，不怎么掉针。|Full shape, a real pine smell, few needles dropped.',
  'reading-1':
    '扉页真有签名，一篇一篇睡前读，文字安静。|Really signed. One essay each night, calm and clear.',
  'reading-2': '彩图多，孩子自己翻完两册，讲得不枯燥。|Lots of pictures. My son read two volumes by himself.',
  'reading-3': '照着做了四道都成了，用料写得清楚。|Four dishes tried, four worked. Exact amounts.',
  'reading-4': '布面挺，字看得清，挂在书房一整面墙。|Firm cloth and readable names. It fills the study wall.',
  'stationery-1':
    '金尖软弹，出水匀，铜身开始有自己的颜色。|A soft nib and even flow. The brass is getting its colour.',
  'stationery-2': '钢笔写不洇不透，摊开真的平。|No bleed with a fountain pen, and it does lie flat.',
  'stationery-3': '颜色浓，不断，老二放嘴里也不担心。|Rich colour, they do not snap, and safe for a toddler.',
  'stationery-4': '三角杆孩子握得对，铅芯不易断。|The triangular barrel teaches the grip, and leads hold.',
  'stationery-5': '笔锋聚得拢，三支大小够初学。|A good point, and three sizes are enough to begin.',
  'music-1':
    '琴颈直，弦高刚好，小音箱在家够用。|Straight neck, comfortable action, and the amp will do at home.',
  'music-2':
    '重锤手感像真钢琴，戴耳机半夜也能练。|Feels like a real piano, and headphones allow late practice.',
  'music-3': '老师说音色不错，弦轴顺，琴盒也结实。|My teacher likes the tone. Smooth pegs and a solid case.',
  'music-4':
    '螺丝都能调高低，鼓棒短，四岁刚好。|Everything adjusts, short sticks, right for a four-year-old.',
  'music-5': '按键严不漏气，低音下得去，漆面亮。|Tight keys, easy low notes, a bright finish.',
  'music-6': '风箱严，键盘轻，背带加厚了。|Airtight bellows, light keys and padded straps.',
  'music-7':
    '阀键顺，高音不费劲，考级用上了。|Quick valves, easy high notes, and it passed the exam with us.',
};

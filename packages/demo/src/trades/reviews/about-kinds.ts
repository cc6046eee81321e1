import type { KindWords } from './goods-words.ts';

/** What buyers say that fits every goods of a leaf category. */
export const aboutKinds: KindWords = {
  biscuits: {
    good: '日期新鲜，盒子结实，一块没碎，办公室一下午就分完了。|Fresh date, sturdy box, nothing broken. Gone in one afternoon at the office.',
    medium: '味道可以，分量比想的小一点。|Tasty, though there is less of it than I expected.',
    poor: '路上压碎了几块，客服补了券，味道偏甜。|Some arrived in pieces. The shop sent a coupon, but it is too sweet for me.',
  },
  sweets: {
    good: '甜得不腻，包装漂亮，送人自己吃都好。|Sweet without being sickly, and nicely packed for a gift.',
    medium: '中规中矩，甜度对我来说稍微高了。|Fine, but a little too sweet for me.',
    poor: '天热路上有点化，重新冻过形状不好看。|It had softened on the way and lost its shape.',
  },
  nuts: {
    good: '颗颗饱满，没有哈喇味，封口条很好用。|Plump and fresh, and the bag closes again.',
    medium: '味道不错，碎渣多了一点。|Good taste, a few too many crumbs.',
    poor: '这批有点潮，不够脆。|This batch was damp and not crisp.',
  },
  tea: {
    good: '干茶香就很足，罐子密封好，自己喝和待客都行。|Fragrant as soon as you open the tin, for guests or for myself.',
    medium: '香气不错，耐泡度一般，四泡就淡了。|Good aroma, but thin after four steeps.',
    poor: '碎末偏多，和图片的条索有差距。|Too much dust, not like the leaves in the pictures.',
  },
  coffee: {
    good: '到手日期很近，香味足，已经是第三次买了。|Very fresh and fragrant. My third order.',
    medium: '口味还行，对我来说淡了一点。|Not bad, a little weak for me.',
    poor: '有两包漏气了，香味散了不少。|Two of the bags had leaked and lost their smell.',
  },
  beverages: {
    good: '泡沫箱裹得严，一瓶没破，冰过很好喝。|Packed in foam, nothing broken, lovely chilled.',
    medium: '好喝，就是箱子重，快递放在了楼下。|Tasty, but the box is heavy and was left downstairs.',
    poor: '有一瓶瓶口渗了，箱底都是湿的。|One bottle had leaked and the box was wet.',
  },
  meals: {
    good: '料包足，照说明做十分钟就好，比外卖实在。|Generous sachets and ten minutes of work. Better than a takeaway.',
    medium: '味道可以，量对男生来说少了点。|Good, but small for a big appetite.',
    poor: '收到时有点化冻，口感打了折扣。|It had begun to thaw on arrival, which shows in the taste.',
  },
  staples: {
    good: '包装严实，生产日期是上个月的，家里一直回购。|Well sealed and made last month. We keep buying it.',
    medium: '质量可以，价格比上次涨了一点。|Good quality, a little dearer than last time.',
    poor: '袋口有个小口子，漏了一些出来。|The bag had a small tear and some was lost.',
  },
  citrus: {
    good: '个头匀，没有坏果，送丈母娘很有面子。|Even size and no bad ones. My mother-in-law was impressed.',
    medium: '有一个磕了点，其他都好。|One was bruised, the rest were fine.',
    poor: '没有想象中甜，可能是批次问题。|Not as sweet as I hoped, perhaps it was the batch.',
  },
  berries: {
    good: '冰袋还没化，颗颗精神，孩子一口气吃完一盒。|The ice was still frozen and every one was fresh.',
    medium: '味道不错，大小不太均匀。|Good taste, uneven in size.',
    poor: '底下有几颗压坏了，赔了一部分。|A few at the bottom were crushed. Part of it was refunded.',
  },
  tropical: {
    good: '按说明放软再吃，香气足，没有一个坏的。|Ripened as the leaflet says. Fragrant, and no bad ones.',
    medium: '要放好几天才熟，等得有点久。|Good, but they took days to ripen.',
    poor: '有两个发黑了，按重量赔的。|Two had gone black. They were refunded by weight.',
  },
  roots: {
    good: '带点泥，很新鲜，放阴凉处两周没坏。|Fresh, with some soil on, and they kept for two weeks.',
    medium: '大小差得有点多，味道没问题。|Very mixed sizes, but they taste fine.',
    poor: '有几个发芽了，只能挑着吃。|Some had sprouted and had to go.',
  },
  greens: {
    good: '叶子水灵，冷链送到还是凉的，比菜场新鲜。|Crisp and still cold on arrival. Fresher than the market.',
    medium: '品质可以，分量少，一顿就没了。|Good, but it only made one meal.',
    poor: '压得有点蔫，外层扔掉了。|A little crushed, the outside had to be thrown away.',
  },
  meat: {
    good: '冷链到家还是硬的，没有异味，日期新鲜。|Frozen hard on arrival, a fresh date and no smell.',
    medium: '肉质不错，包装里冰水多了点。|Good quality, a bit too much ice in the pack.',
    poor: '有一包漏了真空，没敢吃，退了。|One pack had lost its vacuum, so I sent it back.',
  },
  seafood: {
    good: '冰够多，鲜活，一点腥味没有，全家抢着吃。|Plenty of ice, very fresh and no fishy smell.',
    medium: '鲜是鲜的，个头比图片小一号。|Fresh, but a size smaller than the pictures.',
    poor: '死了两只，客服按只赔了。|Two had died on the way. They were refunded.',
  },
  women: {
    good: '按推荐的码买刚刚好，没有色差，走线整齐。|The suggested size fits, the colour is true and the seams are neat.',
    medium: '颜色比图片深一点点，质量可以。|A shade darker than shown, but good quality.',
    poor: '面料比想象中薄，不太符合预期。|Thinner cloth than I expected.',
  },
  men: {
    good: '版型正，洗过没缩水，同款又买了一个颜色。|Good cut, no shrinking. I bought a second colour.',
    medium: '偏大半码，换了一次才合适。|Runs half a size large. I had to exchange it.',
    poor: '有一处线头开了，申请了补偿。|A seam had come loose. I asked for a refund of part of it.',
  },
  sneakers: {
    good: '码数准，鞋底软硬合适，穿一天不累。|True to size, comfortable all day.',
    medium: '好穿，前两天有点磨脚跟。|Comfortable after they rubbed for two days.',
    poor: '胶水味大，晾了一周才散。|Smelled of glue for a week.',
  },
  heels: {
    good: '楦型舒服，脚宽也能穿，颜色好配。|A kind shape, even for wide feet, and easy to match.',
    medium: '好看，鞋底在地砖上有点滑。|Pretty, but slippery on tiles.',
    poor: '偏小一码，换货等了一周。|A size too small. The exchange took a week.',
  },
  handbags: {
    good: '皮面细，五金不发黄，比专柜同款便宜很多。|Fine finish, solid fittings, and far cheaper than in a store.',
    medium: '容量够，肩带长度不能再短一点可惜。|Roomy, I only wish the strap were shorter.',
    poor: '内衬有一处没缝好。|A seam of the lining was not closed.',
  },
  luggage: {
    good: '用料结实，拉链顺，带它出差三次没出毛病。|Solid, smooth zips, and three trips without a fault.',
    medium: '实用，新的时候有点味道，晾两天就好。|Practical. It smelled new for two days.',
    poor: '轮角磕了一道，问了客服才知道有保修。|One corner was scraped on arrival.',
  },
  warm: {
    good: '手感软，颜色和图片一致，送爸妈他们很喜欢。|Soft, true colour, and my parents love it.',
    medium: '保暖可以，洗的时候有一点浮色。|Warm enough. A little dye came out in the wash.',
    poor: '戴了两次就起球了。|It pilled after being worn twice.',
  },
  jewellery: {
    good: '做工细，盒子好看，直接就能送人。|Fine work in a nice box, ready to give.',
    medium: '好看，尺寸比描述略大一点。|Pretty, slightly larger than described.',
    poor: '戴了一周扣子松了，寄回去修了。|The clasp loosened after a week and went back for repair.',
  },
  makeup: {
    good: '先用了送的小样，确认合适才拆正装，很安心。|I tried the sample first, so no risk. It suits me.',
    medium: '持久度一般，午饭后要补。|It needs a touch-up after lunch.',
    poor: '颜色和屏幕上差得有点多。|Quite a different colour from the screen.',
  },
  skincare: {
    good: '敏感肌用了两周没泛红，味道也淡。|Two weeks on sensitive skin without redness, and hardly any scent.',
    medium: '用着舒服，效果还要再看看。|Pleasant to use. Too early to say more.',
    poor: '对我来说有点干，冬天不太适合。|Rather drying for me in winter.',
  },
  personal: {
    good: '日常用很顺手，质量比超市的好。|Handy every day, and better than from the supermarket.',
    medium: '好用，说明书字太小了。|Works well, the leaflet is in tiny print.',
    poor: '用了几天有点小毛病，换新很快。|A small fault after some days. It was replaced quickly.',
  },
  sound: {
    good: '连上就有声音，做工精细，续航对得起宣传。|Connected at once, well made, and lasts as long as promised.',
    medium: '音质可以，低音对我来说重了点。|Good sound, with a little too much bass for me.',
    poor: '偶尔会断一下连，换了一台之后好了。|It lost the connection now and then. The replacement is fine.',
  },
  screen: {
    good: '画面细，菜单好懂，长辈也会用。|A fine picture and simple menus.',
    medium: '功能都正常，说明书写得太简单。|All works. The manual could say more.',
    poor: '发热比想象中明显，还在观察。|It gets warmer than I expected.',
  },
  computers: {
    good: '开箱没有划痕，驱动不用装，客服一步步教会了。|No scratches, no drivers needed, and patient support.',
    medium: '性价比可以，就是自带的线短了点。|Good value, but the cable is short.',
    poor: '有一个键偶尔没反应，已经换新。|One key failed at times. It has been exchanged.',
  },
  phones: {
    good: '质感好，接口紧，用一个月没出问题。|Solid, tight ports, a month without trouble.',
    medium: '好用，就是比想象的重一点。|Good, only heavier than I thought.',
    poor: '充电时有点烫，客服让寄回检测。|It gets hot while charging. The shop asked for it back.',
  },
  games: {
    good: '手感扎实，延迟低，周末和朋友玩了一整天。|Solid, no lag. We played all weekend.',
    medium: '好玩，包装盒角压了一下。|Fun. One corner of the box was crushed.',
    poor: '按键有一个偏涩，不影响玩但介意。|One button sticks a little.',
  },
  wearables: {
    good: '配对快，戴着不压，界面顺。|Quick to pair, comfortable and smooth.',
    medium: '功能多，学了两天才会用。|Many functions. It took me two days to learn.',
    poor: '表带有一点磨皮肤。|The strap rubs my skin a little.',
  },
  seats: {
    good: '实物比图片有质感，没有味道，家里老人也夸。|Better than in the pictures, with no smell.',
    medium: '东西不错，快递小哥不肯送上楼。|Good, but the driver would not carry it upstairs.',
    poor: '边角有一点磕碰，商家补发了配件。|One corner was knocked. The shop sent a new part.',
  },
  lighting: {
    good: '摆上去整个角落都好看了，做工对得起价格。|It makes the whole corner, and it is worth the price.',
    medium: '好看，线短了一点，要接插排。|Pretty, the cord is a bit short.',
    poor: '收到有一道小划痕，补了差价。|It came with a small scratch. Part was refunded.',
  },
  cookware: {
    good: '分量足，把手不烫，好清洗，天天在用。|Heavy, cool handle, easy to clean, used daily.',
    medium: '好用，比想象的重，单手有点吃力。|Good, heavier than I thought.',
    poor: '用了半个月边上有点磨花。|The rim was scratched after two weeks.',
  },
  tableware: {
    good: '裹了四层纸，一个没碎，手感比照片好。|Four layers of paper, nothing broken, and lovely to hold.',
    medium: '颜色略有差别，手作的能接受。|A slightly different shade, as handmade things are.',
    poor: '有一件口沿崩了一点，很快补发。|One rim was chipped. A new one came quickly.',
  },
  cleaning: {
    good: '便宜好用，打扫省一半时间。|Cheap, useful, and saves half the time.',
    medium: '能用，塑料件感觉薄。|It works, though the plastic feels thin.',
    poor: '用了两次接口松了。|The joint came loose after two uses.',
  },
  tools: {
    good: '钢口硬，收纳合理，家里常备。|Hard steel, a sensible case. Good to have at home.',
    medium: '够用，盒子扣有点紧。|Does the job, the case is stiff to open.',
    poor: '少了一个批头，联系后补寄。|One bit was missing and was sent later.',
  },
  baby: {
    good: '没有异味，边角光滑，给宝宝用放心。|No smell and smooth edges. I feel safe with it.',
    medium: '好用，清洗的死角有点多。|Useful, a little fiddly to clean.',
    poor: '颜色发错了，换货很快。|The wrong colour came. It was exchanged quickly.',
  },
  toys: {
    good: '孩子拆开就不撒手，包装还写了贺卡。|She would not put it down, and there was a card in the box.',
    medium: '好玩，零件有点多，要大人陪着。|Fun, with many parts, so an adult has to help.',
    poor: '少了一个小零件，联系后补寄来了。|A small part was missing and came later.',
  },
  outdoor_toys: {
    good: '结实，公园里玩了一下午，好几个家长来问。|Sturdy. Other parents in the park asked about it.',
    medium: '好玩，说明书的图不太清楚。|Fun, but the drawings in the leaflet are unclear.',
    poor: '安装孔有一个对不上，自己修了下。|One hole did not line up. I had to fix it.',
  },
  court: {
    good: '送了气针和网兜，打了两周气还足。|Came with a needle and a net, and still firm after two weeks.',
    medium: '手感可以，新球有点味道。|Good feel, some smell while new.',
    poor: '气嘴有点慢漏，已换。|The valve leaked slowly. It has been exchanged.',
  },
  racket: {
    good: '手感很好，打两小时不滑手，拍套也厚。|Great feel, no slipping in two hours, and a thick cover.',
    medium: '入门够用，手胶薄了点。|Fine for a beginner, the grip tape is thin.',
    poor: '拍框有一处漆没喷好。|The paint on the frame had a flaw.',
  },
  camping: {
    good: '周末带去山里试了，好收好带，新手也会用。|Tested in the hills. Easy to pack, even for a beginner.',
    medium: '能用，收纳袋小了点，塞得费劲。|Works, but the bag is too small for it.',
    poor: '有一根杆的接口毛糙，补发了一根。|One pole had a rough joint. A new one was sent.',
  },
  riding: {
    good: '螺丝都拧得紧，骑了一百公里没毛病。|All tight, a hundred kilometres without a fault.',
    medium: '重量比标的沉一点，其他都好。|A little heavier than stated, otherwise good.',
    poor: '尺寸选大了，换货来回等了一周。|I ordered too large, and the exchange took a week.',
  },
  fitness: {
    good: '用料扎实，练了一个月没变形。|Solid. A month of training and still in shape.',
    medium: '质量可以，尺码表写得不清楚。|Good quality, the size table is unclear.',
    poor: '新的时候味道大，洗了两次。|A strong smell at first. I washed it twice.',
  },
  pet_food: {
    good: '毛孩子吃得香，便便成形，毛也亮了，会继续买。|Eaten with joy, and a glossier coat. I will buy it again.',
    medium: '味道大，它爱吃，人受不了。|It loves it. I do not love the smell.',
    poor: '换粮软便了两天，减量后好了。|Two days of soft stools until I gave less.',
  },
  pet_home: {
    good: '拆箱它就钻进去了，做工结实。|In use before I had unpacked it. Well made.',
    medium: '它观望了三天才肯用。|It took three days to be accepted.',
    poor: '尺寸偏小，大一点的狗不合适。|Too small for a larger dog.',
  },
  plants: {
    good: '包得很严实，一片叶子都没断，精神。|So well packed that not a leaf was broken.',
    medium: '有一枝蔫了，醒花以后好了些。|One had wilted, and recovered in water.',
    poor: '路上冻伤了两片叶子，商家说会补。|Two leaves were hurt by frost. The shop will send another.',
  },
  reading: {
    good: '包得像砖头一样结实，四个角都没磕，纸张舒服。|Packed like a brick, perfect corners and good paper.',
    medium: '内容不错，书脊有一点折痕。|A good read, with a crease in the spine.',
    poor: '物流慢了三天，书角压了一下。|Three days late, with a bent corner.',
  },
  stationery: {
    good: '书写很顺，包装像礼物，已经回购。|A joy to write with, wrapped like a gift. Bought again.',
    medium: '好用，盒子里没有说明。|Good, but no leaflet inside.',
    poor: '有一支断了，客服补了。|One was broken. The shop replaced it.',
  },
  music: {
    good: '音准好，老师说入门完全够用，配件齐。|In tune, and my teacher says it is all a beginner needs.',
    medium: '声音可以，到手要自己再调一下。|Sounds fine after some tuning.',
    poor: '箱子压凹了，琴没事，吓一跳。|The box was dented. The instrument was fine, luckily.',
  },
};

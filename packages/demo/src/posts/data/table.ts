import type { PostRow } from '../post-row.ts';

/** Of what is eaten, drunk and lived with. */
export const tablePosts: PostRow[] = [
  {
    title: '第一泡到底要不要倒掉？|Should you discard the first brew?',
    content:
      '绿茶不用。明前的芽头干净又嫩，第一泡最鲜，倒掉可惜。\n\n岩茶可以快快过一遍水，醒一醒再喝。红茶随意。一句话：看茶，不看规矩。|Green tea: no. Early buds are clean and tender, and the first cup is the freshest.\n\nRock tea wakes up with a quick rinse. Black tea: as you like. It depends on the tea, not on the rules.',
    photos: ['🍵,🌿 mint arch 4:5', '🍵,🍂 sand plinth 1:1'],
    goods: ['tea-1', 'tea-4', 'tea-3'],
    comments: ['一直倒掉，亏了好几年', '看茶不看规矩，记下了'],
  },
  {
    title: '3 分钟手冲，味道稳定的小技巧|Consistent pour-over coffee in three minutes',
    content:
      '水 92 度，粉水比 1:15。先用两倍粉量的水闷 30 秒，再分两次注完。\n\n最容易忽略的是水温：烧开后开盖放一分钟，正好。|Water at 92 °C, one part coffee to fifteen of water. Let it bloom for 30 seconds, then pour twice.\n\nWhat most people forget is the heat: leave the kettle open for a minute after it boils.',
    photos: ['☕,🫘 sand plinth 5:4', '🫘,☕ cream none 1:1'],
    goods: ['coffee-1', 'coffee-3'],
    comments: ['原来是水太烫了，难怪发苦', '照着做，第一次没翻车'],
  },
  {
    title: '脐橙怎么挑：看脐、看皮、掂一掂|How to choose a navel orange',
    content:
      '脐小的甜，皮细的薄，同样大小挑重的。\n\n刚摘的橙子放三天更甜，果皮的水气散了，糖度就上来了。|A small navel means sweet, a fine skin means thin, and of two the same size take the heavier.\n\nLeave fresh ones for three days: as the skin dries, the sugar rises.',
    photos: ['🍊,🍊,🍃 peach none 4:5', '🍊,🧃 mint plinth 1:1', '🍊 cream sun 1:1'],
    goods: ['citrus-1'],
    comments: ['原来脐小的更甜！', '掂一掂这招我妈也会', '放三天真的变甜了'],
  },
  {
    title: '一颗红薯的三种吃法|One sweet potato, three ways',
    content:
      '烤：200 度 50 分钟，中途翻一次面。\n蒸：切段，上汽 20 分钟。\n煎：熟薯压成泥加一点糯米粉，小火两面金黄。|Baked: 50 minutes at 200 °C, turned once.\nSteamed: in pieces, 20 minutes.\nFried: mash it with a little rice flour and brown it slowly on both sides.',
    photos: ['🍠,🔥 sand none 1:1'],
    goods: ['roots-2', 'citrus-4'],
    comments: ['薯饼孩子连吃三天'],
  },
  {
    title: '这周的菜篮子：五样时令蔬果|Five fruits and vegetables in season this week',
    content:
      '番茄正沙，玉米正嫩，葡萄最后一茬，西兰花转甜，胡萝卜带着叶子来。\n\n一个人一周的量，按这个数买不浪费。|Tomatoes are ripe, corn is tender, grapes are at their last, broccoli turns sweet, carrots come with their leaves.\n\nEnough for one person and one week, with nothing wasted.',
    photos: ['🍅,🌽,🥕 cream none 3:4', '🥦,🥕 mint none 1:1'],
    goods: ['greens-1', 'greens-2', 'berries-3', 'greens-3', 'roots-1'],
    comments: ['照单买了一份，正好吃完'],
  },
  {
    title: '在家吃蟹，蒸几分钟刚刚好|How long to steam crab at home',
    content:
      '肚皮朝上，水开入锅。三两的蒸 12 分钟，四两的蒸 15 分钟，关火再焖 2 分钟。\n\n姜醋里放一点红糖，比只放醋温柔。|Belly up, into a pot that boils: 12 minutes for 150 g, 15 for 200 g, then two more with the heat off.\n\nA little brown sugar makes ginger vinegar gentler.',
    photos: ['🦀,🍋 peach plinth 5:4', '🦐,🦀 sky none 1:1'],
    goods: ['seafood-2', 'seafood-3'],
    comments: ['焖 2 分钟是关键', '红糖姜醋好评'],
  },
  {
    title: '厨房只留三口锅，够不够？|Are three pans enough?',
    content:
      '一口煎锅管早餐，一口炖锅管汤和肉，一只打蛋盆当沙拉碗也当和面盆。\n\n够。多出来的地方，放一台收音机。|A frying pan for breakfast, a pot for soup and stew, and a bowl that mixes, whisks and serves.\n\nFor most kitchens, yes. Use the free space for a radio.',
    photos: ['🍳,🥚 stone none 4:5', '🍲,🥕 peach plinth 1:1'],
    goods: ['cookware-1', 'cookware-2', 'cookware-4'],
    comments: ['我家七口锅，羡慕', '炖锅真的一锅走天下'],
  },
  {
    title: '小客厅这样摆，宽出一米|How to make a small living room feel bigger',
    content:
      '沙发离墙 10 厘米，落脚的地方反而大了。\n\n灯往下放，矮灯让屋顶变高；最后在窗边放一把单椅，坐下来看看，缺什么再添。|Ten centimetres between sofa and wall, and there is more floor than before.\n\nA low lamp lifts the ceiling. Last, a chair by the window: sit down, and see what is missing.',
    photos: ['🛋️,🪴 sand arch 3:4', '🪑,💡 cream plinth 1:1'],
    goods: ['seats-1', 'seats-2', 'lighting-1'],
    comments: ['离墙 10 厘米，今晚就挪'],
  },
  {
    title: '一把壶从泥到火的二十天|How a teapot is made in 20 days',
    content:
      '拉坯一小时，阴干十天，修坯一天，上釉半天，烧窑二十个小时，等它凉三天。\n\n其余的时间都在等。慢，是这门手艺的一部分。|An hour on the wheel, ten days to dry, a day of trimming, half a day of glaze, twenty hours of fire, three days to cool.\n\nThe rest is waiting. Good pottery takes time.',
    photos: ['🫖,🔥 rose arch 4:5', '🏺,🍵 sand plinth 1:1'],
    goods: ['tableware-1', 'tableware-2'],
    comments: ['看完更舍不得用了', '慢慢做，慢慢等'],
  },
  {
    title: '停电的晚上，点一支木芯蜡烛|A wooden-wick candle for a cosy evening',
    content:
      '木芯烧起来有轻轻的噼啪声，像很小的壁炉。\n\n第一次点，让蜡面整圈化开再熄，以后就不会烧出洞。|A wooden wick crackles like a very small fireplace.\n\nThe first time, let the whole surface melt before you put it out; then it never burns a hole.',
    photos: ['🕯️,🌙 lilac plinth 1:1'],
    goods: ['lighting-2', 'lighting-5', 'skincare-3'],
    comments: ['第一次就烧出洞了，来晚了'],
  },
  {
    title: '北阳台也能养活的绿植|Houseplants that thrive on a north-facing balcony',
    content:
      '琴叶榕挪到离窗一米的地方，仙人掌放最亮的角落，风信子泡在水里就行。\n\n浇水看土不看日子：手指插进去两节是干的，再浇透。|The fiddle-leaf fig a metre from the window, the cactus in the brightest corner, the hyacinth in water.\n\nWater by the soil, not the calendar: when it is dry two knuckles down, water it well.',
    photos: ['🪴,🌵 mint plinth 3:4', '🪻,🌱 lilac none 1:1'],
    goods: ['plants-1', 'plants-2', 'plants-6'],
    comments: ['手指两节，学会了', '我的琴叶榕终于活了'],
  },
  {
    title: '收到鲜花，先做这三件事|Three steps to make fresh flowers last',
    content:
      '斜剪两厘米，去掉水里的叶子，深水醒四个小时。\n\n之后每两天换水，剪一点根。郁金香会追着光弯，转个方向就好。|Cut two centimetres at a slant, take off leaves below the water, and let them drink for four hours.\n\nThen fresh water every other day. Tulips lean to the light: turn the vase.',
    photos: ['🌷,💐 rose arch 4:5', '🌻,🌷 cream none 1:1'],
    goods: ['plants-3', 'plants-5', 'plants-4'],
    comments: ['郁金香追光太可爱了'],
  },
];

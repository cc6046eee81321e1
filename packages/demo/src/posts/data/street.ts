import type { PostRow } from '../post-row.ts';

/** Of what is worn, played with and taken outside. */
export const streetPosts: PostRow[] = [
  {
    title: '一个人的周末露营，五样东西就够了|Solo weekend camping with just five things',
    content:
      '帐篷、灯、火、一只指南针，还有一口想喝的热水。\n\n第一次去选离车不远的营地，天黑前搭好，剩下的时间用来发呆。|A tent, a torch, a fire, a compass and something hot to drink.\n\nFor your first trip, camp close to the car and pitch before dark. Then relax.',
    photos: ['⛺,🌙 sky none 3:4', '🔥,🏕️ peach none 1:1', '🧭,🔦 stone plinth 1:1'],
    goods: ['camping-1', 'camping-5', 'tools-3', 'camping-3'],
    comments: ['发呆才是重点', '第一次露营就照这个来', '离车近这条太实在了'],
  },
  {
    title: '通勤骑行三个月，我学到的事|What I learned from three months of cycling to work',
    content:
      '头盔要带尾灯，马甲要亮，刹车每两周看一次。\n\n出门早十分钟，整条路都不急。到公司的时候，人是醒的。|A helmet with a light, a bright vest, and the brakes checked every other week.\n\nLeave ten minutes early to avoid the rush. You will arrive wide awake.',
    photos: ['🚲,⛑️ sky none 4:5', '⛑️,🦺 rose plinth 1:1'],
    goods: ['riding-1', 'riding-2', 'men-5'],
    comments: ['早十分钟真的不一样'],
  },
  {
    title: '小个子的秋冬裙装公式|Autumn dresses for petite women',
    content:
      '腰线往上提两指，裙长到膝下一掌，外套短一点。\n\n颜色从上到下由浅到深，人就立起来了。|Raise the waist by two fingers, end the skirt a hand below the knee, and keep the coat short.\n\nLighter colours above and darker below make you look taller.',
    photos: ['👗 rose arch 4:5', '🧥,👗 sand sun 1:1'],
    goods: ['women-1', 'women-3', 'warm-1'],
    comments: ['155 亲测有用', '腰线那条救了我'],
  },
  {
    title: '一件白 T 恤能穿多少年|How to make a white T-shirt last for years',
    content:
      '看克重，也看领口。260 克的棉洗三十次还是挺的，领口双针走线不会松。\n\n洗的时候翻面，晾的时候平铺，三年没问题。|Look at the weight, and the collar. Heavy cotton stays crisp after thirty washes; a double-stitched collar keeps its shape.\n\nWash it inside out, dry it flat, and three years are easy.',
    photos: ['👕 sky none 1:1', '👕,🧺 mint plinth 1:1'],
    goods: ['men-1', 'men-3', 'warm-3'],
    comments: ['平铺晾，明白了'],
  },
  {
    title: '出差三天，一只背包装得下|How to pack one bag for a three-day trip',
    content:
      '衣服卷起来，电脑贴着背，伞插在侧袋。\n\n最重的放最上面靠背的位置，走一天也不累。|Roll the clothes, keep the laptop against your back, put the umbrella in the side pocket.\n\nThe heaviest goes high and close, and you can walk all day.',
    photos: ['🎒,☂️ sky none 4:5', '🧳,🎒 lilac plinth 1:1'],
    goods: ['luggage-1', 'luggage-4', 'sneakers-1'],
    comments: ['重的放上面？以前都放底下', '卷衣服省一半地方'],
  },
  {
    title: '黄黑皮怎么选口红：三支试色|Three lipstick shades for warm skin tones',
    content:
      '豆沙提气色，砖红显白，正红留给开会那天。\n\n先薄涂一层抿开，再点在唇中，唇纹就不明显。|Dusty rose for every day, brick red to brighten, true red for the day of the meeting.\n\nOne thin coat, press, then a dab in the middle: the lines disappear.',
    photos: ['💄,🌹 rose plinth 4:5', '💄,🪞 peach arch 1:1'],
    goods: ['makeup-1', 'makeup-3'],
    comments: ['开会那天涂正红，哈哈哈'],
  },
  {
    title: '换季皮肤闹脾气，先做减法|A simple skincare routine for irritated skin',
    content:
      '一周只留三步：温和洁面、面膜舒缓、白天防晒。\n\n泛红退了再慢慢加别的。皮肤的事，急不来。|For a week keep three steps: a mild wash, a calming mask, sunscreen by day.\n\nAdd the rest when the redness has gone. Give your skin time.',
    photos: ['🧴,🥒 mint plinth 5:4', '🫧,🧴 sky none 1:1'],
    goods: ['skincare-1', 'skincare-6', 'skincare-2'],
    comments: ['做减法真的有用', '已经第五天，红退了'],
  },
  {
    title: '降噪耳机在地铁、飞机和办公室|Noise cancelling on the train, on a plane and at work',
    content:
      '地铁的低频去掉八成，飞机的轰鸣只剩一层底，办公室的人声会小，但不会没有。\n\n想听见报站，轻按一下就行。|On the train most of the rumble is gone; on the plane a hum is left; at work voices grow small but do not vanish.\n\nPress once to hear the next stop.',
    photos: ['🎧 lilac sun 1:1', '🎧,🚇 stone plinth 1:1'],
    goods: ['sound-1', 'sound-3'],
    comments: ['说得很实在', '办公室那段太真了'],
  },
  {
    title: '桌面只留一排：我的键盘和小音箱|My minimal desk setup',
    content:
      '键盘在正中，鼠标离它一拳，音箱对着耳朵摆成三角。\n\n线都从桌后走。桌子干净了，事情好像也少了。|The keyboard in the middle, the mouse a fist away, the speakers in a triangle with your ears.\n\nCables run behind. A tidy inbox makes work feel easier.',
    photos: ['⌨️,🖱️ sand none 5:4', '🖥️,🔊 mint none 1:1'],
    goods: ['computers-2', 'computers-3', 'computers-4'],
    comments: ['理完线整个人都轻了'],
  },
  {
    title: '陪孩子玩满一小时，手机放远一点|One hour of screen-free play',
    content:
      '拼轨道、画一张大画、给小熊开一次生日会。\n\n孩子要的不是玩具多，是你在。|Build a railway, paint something large, hold a birthday party for the bear.\n\nYour time matters more to children than more toys.',
    photos: ['🧸,🎈 peach none 3:4', '🚂,🎨 sky plinth 1:1'],
    goods: ['toys-1', 'toys-5', 'toys-7', 'outdoor_toys-2'],
    comments: ['最后一句看哭了', '小熊生日会安排上了'],
  },
  {
    title: '猫咪第一次见到鱼缸的反应|When the cat met the fish tank',
    content:
      '先蹲了十分钟，再绕了三圈，最后趴在旁边睡着了。\n\n鱼缸要加盖，水位低一指，猫和鱼都安心。|It sat for ten minutes, walked around three times, and fell asleep beside it.\n\nA lid and slightly lower water keep both cat and fish safe.',
    photos: ['🐈,🐠 cream none 5:4', '🐠 sky none 1:1'],
    goods: ['pet_home-4', 'pet_food-1', 'pet_home-1'],
    comments: ['我家猫直接下爪', '睡着了哈哈哈', '加盖加盖加盖'],
  },
  {
    title: '适合睡前翻几页的三本书|Three books to read before bed',
    content:
      '散文一次读一篇，菜谱看着不饿，地图适合做梦。\n\n灯调暗一点，读到哪里算哪里。|One essay at a time, simple recipes and a world map to explore.\n\nDim the light and stop whenever you like.',
    photos: ['📖,🌙 cream plinth 4:5', '📚,☕ sand none 1:1'],
    goods: ['reading-1', 'reading-3', 'reading-4', 'stationery-2'],
    comments: ['菜谱看着不饿，我不信'],
  },
];

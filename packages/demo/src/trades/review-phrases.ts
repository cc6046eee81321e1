/** What buyers say, by department and by how content they are. A review is one of these, often with an aside. */
export type Phrases = { good: readonly string[]; medium: readonly string[]; poor: readonly string[] };

export const chinesePhrases: Record<string, Phrases> = {
  food: {
    good: [
      '味道比想象中好，不会太甜，办公室一下午就分完了。',
      '包装很用心，一点没碎，日期也新鲜。',
      '家里老人小孩都爱吃，已经是第三次买了。',
      '打开就闻到香味，配下午茶刚刚好。',
      '料很足，和图片一样，送朋友也拿得出手。',
      '口感很细，咸甜平衡得好，囤了两份。',
    ],
    medium: ['味道还可以，就是分量比想的小一点。', '中规中矩，甜度对我来说稍微高了。'],
    poor: ['路上压碎了几块，客服补了券，味道一般。', '偏甜，不太合我的口味。'],
  },
  fresh: {
    good: [
      '冰袋还没化，个个新鲜，没有一个坏的。',
      '很甜！水分足，比超市的好吃太多。',
      '早上下单第二天就到，切开满屋都是果香。',
      '个头均匀，拿去送丈母娘很有面子。',
      '孩子一口气吃了三个，赶紧又下一单。',
      '冷链做得好，摸着还是凉的，品质稳定。',
    ],
    medium: ['有一个磕了点，其他都好，口感正常。', '味道不错，就是大小不太均匀。'],
    poor: ['收到有两个软了，按重量赔了，体验一般。', '没有想象中甜，可能是批次问题。'],
  },
  fashion: {
    good: [
      '版型很正，面料摸着舒服，没有色差。',
      '按推荐的码买的，刚刚好，显高又显瘦。',
      '走线工整没有线头，这个价很值。',
      '穿了一周，同事问了三次链接。',
      '比图片还好看一点，洗过也没变形。',
      '很轻，背着走一天不累，拉链也顺滑。',
    ],
    medium: ['颜色比图片深一点点，质量可以。', '偏大半码，换了一次才合适。'],
    poor: ['面料比想象中薄，不太符合预期。', '有一处线头，申请了补偿。'],
  },
  beauty: {
    good: [
      '质地很轻，上脸不黏，敏感肌没有泛红。',
      '颜色太好看了，素颜涂也不突兀。',
      '送的小样先用了两天，确认合适才拆正装，很安心。',
      '香味淡淡的，一整天都舒服。',
      '回购第二次，妈妈也说好用。',
    ],
    medium: ['用着还行，持久度一般，午饭后要补。', '味道比想象中明显，慢慢习惯了。'],
    poor: ['对我来说有点干，冬天不太适合。'],
  },
  digital: {
    good: [
      '地铁上一开，世界安静了，续航也对得起宣传。',
      '做工精细，连接很快，用了两周没出过问题。',
      '比上一代轻了不少，打了一下午游戏手不酸。',
      '客服很专业，装机的问题一步步教会了。',
      '颜色比图片更高级，朋友看了也要买。',
      '到手就是满电，设置五分钟搞定。',
    ],
    medium: ['功能都正常，说明书写得太简单了。', '性价比可以，就是充电线短了点。'],
    poor: ['偶尔会断一下连，换了一台之后好了。', '发热比想象中明显，还在观察。'],
  },
  home: {
    good: [
      '摆上去整个角落都亮了，质感很好。',
      '安装很简单，我一个人二十分钟搞定。',
      '厚实不晃，放了一周没有味道。',
      '釉色比照片温润，手感也好，会再来。',
      '好清洗，不粘是真的不粘，煎蛋会滑。',
    ],
    medium: ['东西不错，快递小哥不肯送上楼。', '颜色略有差别，能接受。'],
    poor: ['边角有一点磕碰，商家补发了配件。'],
  },
  kids: {
    good: [
      '孩子拆开就不撒手，晚上抱着睡。',
      '没有异味，边角都打磨过，放心。',
      '说明很清楚，三岁的宝宝自己就会玩。',
      '比实体店便宜，质量一样好。',
      '生日礼物，包装还写了贺卡，感动。',
    ],
    medium: ['好玩，就是零件有点多，要陪着。', '颜色和图片差一点，孩子不在意。'],
    poor: ['少了一个小零件，联系后补寄来了。'],
  },
  sport: {
    good: [
      '周末带去山里试了，暴雨一夜里面没湿。',
      '手感很好，打了两小时不滑手。',
      '很轻，收起来就一个包，新手也搭得快。',
      '弹性和重量都对，学校考试就用它了。',
      '骑了一百公里没毛病，螺丝都拧得很紧。',
    ],
    medium: ['能用，收纳袋小了点，塞得费劲。', '重量比标的沉一点，其他都好。'],
    poor: ['尺寸选大了，换货来回等了一周。'],
  },
  pets: {
    good: [
      '我家挑食的橘猫居然光盘了。',
      '叶子绿油油的，土没洒，还送了养护卡。',
      '花开了整整九天，每天回家都开心。',
      '便便成形了，毛也亮了，会继续买。',
      '包裹得很严实，一片叶子都没断。',
    ],
    medium: ['有一枝蔫了，醒花以后好了些。', '味道大，猫爱吃人受不了。'],
    poor: ['路上冻伤了两片叶子，商家说会补。'],
  },
  books: {
    good: [
      '纸张很舒服，字号也大，一晚上看完一半。',
      '包得像砖头一样结实，四个角都没磕。',
      '音准很好，老师说入门完全够用。',
      '扉页真的有签名和一片叶子，惊喜。',
      '书写很顺，不洇墨，已经写完一本来回购。',
    ],
    medium: ['内容不错，书脊有一点折痕。', '声音可以，琴弦需要自己再调。'],
    poor: ['物流慢了三天，书角压了一下。'],
  },
};

export const chineseAsides = [
  '物流也快，隔天就到了。',
  '客服回复很及时。',
  '会推荐给朋友。',
  '下次活动再囤。',
  '五星好评。',
  '和描述完全一致。',
  '包装可以回收，点赞。',
  '希望一直保持这个品质。',
] as const;

export const englishPhrases: Phrases = {
  good: [
    'Exactly as described, and it arrived a day early.',
    'Better than the pictures. I would buy it again.',
    'Great quality for the price, nicely packed too.',
    'My second order from this shop. Still very happy.',
    'A gift for my sister, and she loves it.',
    'Simple, solid and well made.',
    'Everything was fresh and carefully wrapped.',
  ],
  medium: ['Good, though a little smaller than I expected.', 'Works fine. The manual could be clearer.'],
  poor: ['Arrived with a dent. The shop answered quickly, though.', 'Not quite what I expected.'],
};

export const englishAsides = [
  'Fast delivery.',
  'The seller was very helpful.',
  'Recommended.',
  'Will order again.',
] as const;

export const cancelReasons = [
  '地址填错了',
  '不想要了',
  '拍错规格',
  '想换个颜色再买',
  '发现更合适的',
] as const;

export const remarks = [
  '',
  '',
  '',
  '放门口就好，谢谢',
  '请在周末送',
  '麻烦写一张生日贺卡',
  '到之前请打电话',
] as const;

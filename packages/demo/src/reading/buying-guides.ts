import type { ArticleRow } from './article-row.ts';

/** How to choose what is sold here. */
export const buyingGuides: ArticleRow[] = [
  {
    title: '第一顶帐篷怎么选：看人数，更看天气|How to choose your first tent',
    summary: '标“三人”的帐篷，睡两个人刚好|A three-person tent is right for two people',
    picture: '⛺ mint',
    zh: '帐篷标的人数，是肩并肩躺下的人数。两个人带行李，请选三人帐。\n\n# 先看防水\n\n外帐防水 2000 毫米够应付夏天的阵雨，山里过夜建议 3000 毫米以上，底布还要再高一档。\n\n# 再看骨架\n\n铝合金杆比玻璃纤维轻一半，也更抗风。收杆时从中间往两头折，受力均匀，能多用好几年。\n\n# 最后看通风\n\n双层帐之间的空气层能减少结露。睡前留一道缝，早上睡袋是干的。',
    en: 'A tent’s capacity assumes people lying shoulder to shoulder. For two people with luggage, choose a three-person tent.\n\n# Waterproofing first\n\nA 2,000 mm flysheet handles a summer shower. In the mountains choose 3,000 mm, and more for the floor.\n\n# Then the poles\n\nAluminium weighs half as much as fibreglass and copes better with wind. Fold poles from the middle outwards and they’ll last for years.\n\n# Then ventilation\n\nThe gap between the two layers reduces condensation. Leave the door open a hand’s width at night to wake up dry.',
  },
  {
    title: '降噪耳机的三个数字，别只看深度|Noise-cancelling headphones: three specs to check',
    summary: '深度、频宽、底噪，一个都不能少|Noise reduction depth, bandwidth and background hiss',
    picture: '🎧 lilac',
    zh: '降噪深度说的是最安静的那一个点，通勤时更重要的是频宽：地铁的轰鸣在低频，人声在中频。\n\n# 底噪\n\n戴上、不放音乐，听见“嘶”的一声就是底噪。底噪大的耳机，越安静的地方越难受。\n\n# 佩戴\n\n头梁夹得太紧，再好的降噪也戴不过一小时。试戴时戴着眼镜，转头十次。',
    en: 'Depth is measured at the single quietest frequency. On your commute, range matters more: trains rumble low, while voices sit in the middle.\n\n# Hiss\n\nPut them on without music. What you hear is the headphones’ own noise, which gets tiring in a quiet room.\n\n# Fit\n\nSilence isn’t worth a headache. Try them on with your glasses and turn your head ten times.',
  },
  {
    title: '脐橙、冰糖橙、血橙：买哪一种？|Navel, sugar or blood orange?',
    summary: '同样是橙，吃法不一样|Which orange to buy, and how to eat it',
    picture: '🍊 peach',
    zh: '脐橙好剥、汁多，适合直接吃。冰糖橙皮薄难剥但最甜，切开更合适。血橙带一点莓果香，榨汁和做沙拉都漂亮。\n\n# 怎么放\n\n买回来先摊开一晚，让果皮的水气散掉。装袋放冰箱能放三周，别和苹果放在一起。',
    en: 'Navel oranges are juicy and easy to peel: just eat them. Sugar oranges are the sweetest and best cut into wedges. Blood oranges have a hint of berries and look lovely in a salad.\n\n# Storage\n\nSpread them out overnight to let the skins dry. In a bag in the fridge, away from apples, they keep for three weeks.',
  },
  {
    title: '买跑鞋之前，先量一次脚|Measure your foot before you buy running shoes',
    summary: '下午量，站着量，两只都量|Measure both feet, standing up, in the afternoon',
    picture: '👟 sky',
    zh: '脚在下午会比早上大半码，所以鞋要下午试。站着量脚长，再加一指，就是你的尺码。\n\n# 看脚型，不看颜色\n\n扁平足选支撑款，高足弓选缓震款。每五百公里换一双，鞋底还没磨平，缓震已经没了。',
    en: 'Feet swell by half a size during the day, so measure them in the afternoon. Stand up, measure and add a finger’s width to find your size.\n\n# Choose by foot type\n\nFlat feet need support and high arches need cushioning. Replace your shoes after 500 km, even if the soles still look fine.',
  },
];

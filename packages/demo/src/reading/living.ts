import type { ArticleRow } from './article-row.ts';

/** Of what is done with things once they are home. */
export const living: ArticleRow[] = [
  {
    title: '一张桌子，收拾出四个角落|How to organise a small desk',
    summary: '工作、读书、喝茶、发呆|Space to work, read and relax',
    picture: '💡,📚 sand',
    zh: '桌子不够大，就给它分区。左上角放灯，光从左边来，写字没有影子。右上角立几本书，正在读的放最外面。\n\n# 线要看不见\n\n一个理线盒，一条魔术贴，十分钟。桌面干净一半，心也静一半。\n\n# 留一块空的\n\n最后那个角落什么都不放。它是给你发呆的。',
    en: 'Divide a small desk into zones. Put the lamp at the top left so your hand doesn’t cast a shadow, and books on the right, with the one you’re reading on the outside.\n\n# Hide the cables\n\nA cable box, some tape and ten minutes will clear half the mess.\n\n# Keep one corner free\n\nLeave it empty for a cup of tea and a break.',
  },
  {
    title: '新买的绿植，为什么要先“晾”三天|Why new plants need three days to settle in',
    summary: '缓苗，是给它时间认识你家|How to help a plant adjust to your home',
    picture: '🪴 mint',
    zh: '从大棚到客厅，光照少了一大半，叶子会先掉几片，这不是你养死的。\n\n# 三天里做三件事\n\n放在明亮但没有直射光的地方；不浇水，先摸土；不换盆，等新叶长出来再说。\n\n# 第一次浇水\n\n手指插进土里两节，干了才浇，浇就浇透。',
    en: 'Your room has far less light than a greenhouse, so a new plant may drop a few leaves. You haven’t done anything wrong.\n\n# The first three days\n\nKeep it somewhere bright but out of direct sun. Don’t water until the soil is dry, and don’t repot until you see a new leaf.\n\n# The first watering\n\nPush a finger into the soil to the second knuckle. If it’s dry, water thoroughly.',
  },
  {
    title: '猫粮换粮表：七天，一天都别省|How to switch cat food in seven days',
    summary: '肠胃比你想的更念旧|Why cats need a slow change of food',
    picture: '🐱 cream',
    zh: '第一、二天新粮占四分之一，第三、四天一半，第五、六天四分之三，第七天全换。中间软便，就退回前一天的比例。\n\n# 怎么看一包粮\n\n配料表第一位应该是肉。蛋白质看干物质基础，罐头和干粮才能放在一起比。',
    en: 'Mix in a quarter of the new food on days one and two, half on days three and four, three quarters on days five and six, and switch fully on day seven. If your cat has an upset stomach, go back a step.\n\n# Reading the label\n\nMeat should come first in the ingredients. Compare protein on a dry-matter basis, especially between wet and dry food.',
  },
  {
    title: '一壶好茶，从烧水开始|How to brew better tea',
    summary: '水温、器具和三分钟的耐心|Water temperature, teaware and timing',
    picture: '🫖,🍵 cream',
    zh: '绿茶八十五度，乌龙九十五度，普洱要滚水。没有温度计，就看气泡：虾眼、蟹眼、鱼眼，一路往上。\n\n# 器具\n\n瓷壶留香，紫砂吸味，玻璃好看。只买一只，就买盖碗。\n\n# 出汤\n\n别闷。第一泡十秒，往后每泡加五秒，五泡之后再说浓淡。',
    en: 'Brew green tea at 85 °C, oolong at 95 °C and pu’er at a full boil. No thermometer? Watch the size of the bubbles.\n\n# The pot\n\nPorcelain keeps the aroma, clay absorbs it and glass looks good. If you only buy one, make it a lidded bowl.\n\n# Pouring\n\nSteep for ten seconds the first time, and five seconds longer each time after that.',
  },
];

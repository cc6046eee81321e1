import type { ArticleRow } from './article-row.ts';

/** Of what is done with things once they are home. */
export const living: ArticleRow[] = [
  {
    title: '一张桌子，收拾出四个角落|How to organise a small desk',
    summary: '工作、读书、喝茶、发呆|Space to work, read and relax',
    picture: '💡,📚 sand',
    zh: '桌子不够大，就给它分区。左上角放灯，光从左边来，写字没有影子。右上角立几本书，正在读的放最外面。\n\n# 线要看不见\n\n一个理线盒，一条魔术贴，十分钟。桌面干净一半，心也静一半。\n\n# 留一块空的\n\n最后那个角落什么都不放。它是给你发呆的。',
    en: 'When a desk is small, divide it. The lamp goes to the upper left, so that your hand casts no shadow; books to the right, the one you are reading outermost.\n\n# Hide the cables\n\nOne box, one strip of tape, ten minutes. Half of the mess is gone.\n\n# Leave one corner free\n\nLeave it empty. It is your space to take a break.',
  },
  {
    title: '新买的绿植，为什么要先“晾”三天|Why new plants need three days to settle in',
    summary: '缓苗，是给它时间认识你家|How to help a plant adjust to your home',
    picture: '🪴 mint',
    zh: '从大棚到客厅，光照少了一大半，叶子会先掉几片，这不是你养死的。\n\n# 三天里做三件事\n\n放在明亮但没有直射光的地方；不浇水，先摸土；不换盆，等新叶长出来再说。\n\n# 第一次浇水\n\n手指插进土里两节，干了才浇，浇就浇透。',
    en: 'From the greenhouse to your room it loses most of its light, and a few leaves with it. You did nothing wrong.\n\n# Three days, three things\n\nA bright place without sun; no water before the soil is dry; no new pot before there is a new leaf.\n\n# The first watering\n\nPush a finger in two joints deep. When it is dry there, water it well.',
  },
  {
    title: '猫粮换粮表：七天，一天都别省|How to switch cat food in seven days',
    summary: '肠胃比你想的更念旧|Why cats need a slow change of food',
    picture: '🐱 cream',
    zh: '第一、二天新粮占四分之一，第三、四天一半，第五、六天四分之三，第七天全换。中间软便，就退回前一天的比例。\n\n# 怎么看一包粮\n\n配料表第一位应该是肉。蛋白质看干物质基础，罐头和干粮才能放在一起比。',
    en: 'Days one and two a quarter of the new, three and four a half, five and six three quarters, and on the seventh all of it. If something goes wrong, go back a day.\n\n# Reading the bag\n\nMeat comes first on the list. Compare protein by dry matter, or cans and kibble cannot be compared at all.',
  },
  {
    title: '一壶好茶，从烧水开始|How to brew better tea',
    summary: '水温、器具和三分钟的耐心|Water temperature, teaware and timing',
    picture: '🫖,🍵 cream',
    zh: '绿茶八十五度，乌龙九十五度，普洱要滚水。没有温度计，就看气泡：虾眼、蟹眼、鱼眼，一路往上。\n\n# 器具\n\n瓷壶留香，紫砂吸味，玻璃好看。只买一只，就买盖碗。\n\n# 出汤\n\n别闷。第一泡十秒，往后每泡加五秒，五泡之后再说浓淡。',
    en: 'Green tea at 85 °C, oolong at 95 °C, pu’er at the boil. Without a thermometer watch the bubbles grow.\n\n# The pot\n\nPorcelain keeps the scent, clay takes it in, glass looks well. If you buy one thing, buy a lidded bowl.\n\n# Pouring\n\nTen seconds for the first brew, five more for each that follows.',
  },
];

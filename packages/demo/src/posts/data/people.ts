import type { PostRow } from '../post-row.ts';

/** What shoppers write themselves, each by their username. */
export const peopleRows: (PostRow & { by: string })[] = [
  {
    by: 'xiaolu',
    title: '周末的第一杯手冲|The first pour-over of the weekend',
    content:
      '照着店里的教程冲，水温 92 度，终于不苦了。\n\n豆子买的是小份装，两周喝完正好。|Made as the shop explained it, at 92 °C, and not bitter at last.\n\nThe small bag is just right for two weeks.',
    photos: ['☕,🫘 cream arch 4:5'],
    goods: ['coffee-1'],
    comments: ['同款豆子，酸度刚好', '下次来我家冲'],
  },
  {
    by: 'linshen',
    title: '山里过夜，带这几样就够|A night in the hills, with only these',
    content:
      '帐篷、灯、一口小锅。\n\n夜里降到八度，睡袋没省是对的。清晨的雾很好看。|A tent, a lamp and one small pot.\n\nIt fell to eight degrees at night, so the good sleeping bag was right. The morning fog was lovely.',
    photos: ['⛺,🌙 lilac none 3:4'],
    goods: ['camping-1', 'camping-3'],
    comments: ['求地点！', '灯能亮一整晚吗'],
  },
  {
    by: 'jumao',
    title: '猫说这个窝可以|The cat approves of this bed',
    content:
      '拆箱五分钟就占了，喊吃饭都不出来。|Taken five minutes after unpacking, and not left even for dinner.',
    photos: ['🍵,🌿 peach arch 1:1'],
    goods: ['pet_home-4'],
    comments: ['我家那只只爱箱子', '可以机洗吗'],
  },
  {
    by: 'tutu',
    title: '孩子自己挑的橙子|Oranges the children chose themselves',
    content:
      '教会他们掂一掂，一人挑了一箱。放了三天，真的更甜。|They learned to weigh them in the hand and chose a box each. After three days they really are sweeter.',
    photos: ['🍊,🍊,🍃 cream none 4:5', '🍊 mint sun 1:1'],
    goods: ['citrus-1'],
    comments: ['皮薄吗', '已下单'],
  },
  {
    by: 'laowang',
    title: '一个人的菜篮子|A basket for one',
    content:
      '番茄炖牛腩，西兰花清炒，玉米煮汤。一周不重样。|Tomatoes for the stew, broccoli from the pan, corn for the soup. A week without repeating.',
    photos: ['🍅,🌽,🥕 mint none 3:4'],
    goods: ['greens-1', 'greens-3'],
    comments: ['老王出菜谱吧', '番茄确实沙'],
  },
  {
    by: 'mochi',
    title: '午后一壶绿茶|A pot of green tea in the afternoon',
    content:
      '第一泡果然不用倒。窗边坐着，看完半本书。|The first brew is indeed worth keeping. Half a book by the window.',
    photos: ['🍵,🍂 mint plinth 1:1'],
    goods: ['tea-1'],
    comments: ['什么书？'],
  },
];

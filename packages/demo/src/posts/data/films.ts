import type { PostRow } from '../post-row.ts';

/** What is shown as a film of its pictures, where the machine can make films; `by` is a shopper, else it is the shop's. */
export const filmRows: (PostRow & { by: string | null })[] = [
  {
    by: null,
    title: '三分钟学会手冲，不苦的秘诀在水温|Pour-over in three minutes: it is all about the water',
    content:
      '九十二度的水，先闷三十秒，再分三次慢慢注。\n\n粉水比一比十五，杯子先温过，香气差很多。|Water at 92 °C, thirty seconds of blooming, then three slow pours.\n\nOne part coffee to fifteen of water, in a cup that is warm already.',
    photos: ['☕,🫘 cream plinth 3:4', '🫘,☕ sand none 3:4'],
    goods: ['coffee-1'],
    comments: ['终于不苦了', '求同款手冲壶'],
  },
  {
    by: 'linshen',
    title: '一个人也能搭好的帐篷|A tent that one person can pitch',
    content:
      '先铺地布，再撑杆，最后才挂外帐。\n\n风大的时候把门背对着风，五分钟搞定。|Ground sheet first, then the poles, the fly last.\n\nWith the door away from the wind it takes five minutes.',
    photos: ['⛺,🌙 stone none 3:4', '🔥,🏕️ peach none 3:4'],
    goods: ['camping-1', 'camping-3'],
    comments: ['学到了', '下雨天防水吗', '在哪里露营的'],
  },
  {
    by: null,
    title: '果园里的一天：脐橙怎么挑才甜|A day in the orchard: how to pick a sweet orange',
    content:
      '看底、掂重、闻香，三步就够。\n\n底部圆圈小的皮薄，放三天再吃更甜。|Look at the base, feel the weight, smell the skin: that is all.\n\nA small ring means a thin skin; three days later it is sweeter still.',
    photos: ['🍊,🍊,🍃 mint none 3:4', '🍊,🧃 cream plinth 3:4'],
    goods: ['citrus-1'],
    comments: ['已下单一箱', '果园在哪里'],
  },
  {
    by: 'jumao',
    title: '把鱼缸放在猫的面前，会发生什么|What happens when a cat meets a fish tank',
    content:
      '前三天蹲着看，第四天开始躺着看。\n\n加盖是底线，其他都好商量。|Three days of sitting and staring, then lying down to watch.\n\nThe lid stays on; all else is open to discussion.',
    photos: ['🐈,🐠 sky none 3:4', '🐠 mint plinth 3:4'],
    goods: ['pet_home-4', 'pet_home-1'],
    comments: ['鱼：我害怕', '哈哈哈哈', '我家的直接躺上去'],
  },
];

import type { Messages } from '../../kernel/i18n/i18n.ts';

const news = (sentence: string, title: [string, string], content: [string, string]): Messages => ({
  [`live.news_${sentence}.title`]: { zh: title[0], en: title[1] },
  [`live.news_${sentence}.content`]: { zh: content[0], en: content[1] },
});

export const liveMessages: Messages = {
  'live.goods_unknown': { zh: '所选商品不存在或已下架', en: 'A product you chose is no longer available' },
  'live.picture_unknown': {
    zh: '图片不存在，请重新上传',
    en: 'This photo is no longer there. Please upload it again',
  },
  'live.planned_past': { zh: '预告时间须晚于现在', en: 'Please choose a time in the future' },
  'live.too_many_plans': {
    zh: '最多同时有 {most} 场未开播的直播',
    en: 'A shop can have up to {most} upcoming live streams',
  },
  'live.another_living': {
    zh: '店铺有另一场直播正在进行',
    en: 'Another live stream of this shop is on',
  },
  'live.over': { zh: '直播已结束', en: 'This live stream has ended' },
  'live.not_over': { zh: '直播尚未结束', en: 'This live stream hasn’t ended' },
  'live.begun': { zh: '直播已开始，不能删除', en: 'This live stream has started, so it can’t be deleted' },
  'live.shop_closed': { zh: '店铺已暂停营业，不能开播', en: 'The shop is suspended, so it can’t go live' },
  'live.tray_full': { zh: '购物袋最多 {most} 件商品', en: 'A live stream can have up to {most} products' },
  'live.last_goods': { zh: '购物袋至少保留一件商品', en: 'A live stream needs at least one product' },
  ...news(
    'began',
    ['直播开始了', 'Live now'],
    ['{shop} 的直播「{title}」开始了，快来看看', '{shop} is live: “{title}”'],
  ),
  ...news(
    'recorded',
    ['回放可以看了', 'The replay is ready'],
    ['{shop} 的直播「{title}」回放已生成', 'The replay of “{title}” by {shop} is ready'],
  ),
  ...news(
    'recorded_own',
    ['回放已生成', 'The replay is ready'],
    ['你们店铺的直播「{title}」回放已生成', 'The replay of your shop’s live stream “{title}” is ready'],
  ),
  ...news(
    'taken_back',
    ['直播预告已取消', 'Live stream cancelled'],
    ['{shop} 取消了直播「{title}」', '{shop} cancelled the live stream “{title}”'],
  ),
  ...news(
    'cut',
    ['直播被平台切断', 'Live stream stopped'],
    ['直播「{title}」已被平台处理：{reason}', 'Chengji stopped the live stream “{title}”: {reason}'],
  ),
  'live.h5_cannot_push': { zh: 'H5不支持直播推流', en: 'Live streaming isn’t supported on the web' },
};

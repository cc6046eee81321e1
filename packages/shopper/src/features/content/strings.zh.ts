export const zh = {
  market: '橙集',
  searchHint: '搜索商品、店铺',
  look: '去看看',
  more: '更多',
  banner: '推荐活动',
  notices: '公告',
  menu: '频道',
  nothing: '还没有内容',
  nothingHint: '下拉刷新，或先去看看全部分类',
  categories: '全部分类',
} as const;

export const zh = {
  newest: '新鲜上架',
  goods: '商品',
  search: '搜索',
  nothing: '还没有新品',
  nothingHint: '稍后下拉刷新看看',
} as const;

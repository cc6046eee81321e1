export const zh = {
  goods: '商品',
  hint: '{n} / {most} 件，按顺序展示',
  add: '搜索并添加商品',
  own: '本店商品',
  others: '其他店铺的商品',
  noneFound: '没有找到在售的商品',
  gone: '已不在售',
  remove: '移除「{name}」',
} as const;

/** What buyers write to a shop, with an order and when they cancel one. */
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

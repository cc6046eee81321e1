export const zh = {
  offer: '本商城也有英文版',
  accept: '切换到英文',
  decline: '继续使用中文',
} as const;

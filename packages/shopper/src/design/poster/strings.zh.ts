export const zh = {
  save: '保存图片',
  hint: '长按图片保存，或发送给好友',
} as const;

import type { Messages } from '../../kernel/i18n.ts';

export const contentMessages: Messages = {
  'content.not_a_picture': {
    zh: '请上传 JPG、PNG、WebP、GIF 或 AVIF 格式的图片',
    en: 'Please upload a JPG, PNG, WebP, GIF or AVIF picture',
  },
  'content.picture_too_large': {
    zh: '图片不能超过 {megabytes} MB',
    en: 'A picture may have {megabytes} MB at most',
  },
};

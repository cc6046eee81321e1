import type { Messages } from '../../kernel/i18n/i18n.ts';

export const contentMessages: Messages = {
  'content.not_a_picture': {
    zh: '请上传 JPG、PNG、WebP、GIF 或 AVIF 格式的图片',
    en: 'Please upload a JPG, PNG, WebP, GIF or AVIF picture',
  },
  'content.picture_too_large': {
    zh: '图片不能超过 {megabytes} MB',
    en: 'Pictures can be up to {megabytes} MB',
  },
  'content.category_gone': {
    zh: '该分类已不存在，请重新选择',
    en: 'That category no longer exists. Please choose another',
  },
  'content.category_in_use': {
    zh: '分类下还有内容，不能删除',
    en: 'This category isn’t empty, so it can’t be deleted',
  },
  'content.article_needed': {
    zh: '这是应用固定引用的文章，不能删除或下架',
    en: 'The app links to this article, so it can’t be deleted',
  },
  'content.popup_level_missing': { zh: '请填写会员等级', en: 'Please enter a member level' },
  'content.preview_over': {
    zh: '预览链接已失效，请在装修页面重新扫码',
    en: 'This preview has expired. Please scan the code in the editor again',
  },
  'content.ends_before_start': { zh: '结束时间须晚于开始时间', en: 'It must end after it starts' },
  'content.order_outdated': {
    zh: '列表已有变动，请刷新后重新排序',
    en: 'The list has changed. Please refresh and sort it again',
  },
  'content.not_of_shop': {
    zh: '第 {number} 个组件含有其他店铺的内容，店铺页面只能展示和指向本店的商品、优惠券与页面',
    en: 'Block {number} refers to another shop. A shop’s page can only show and link to its own products, coupons and pages',
  },
  'content.publish_time_past': { zh: '发布时间须晚于现在', en: 'The publishing time must be in the future' },
  'content.nothing_scheduled': { zh: '没有待发布的版本', en: 'No version is waiting to be published' },
  'content.page_needed': {
    zh: '应用的固定页面不能删除',
    en: 'The app needs this page, so it can’t be deleted',
  },
};

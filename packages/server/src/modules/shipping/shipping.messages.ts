import type { Messages } from '../../kernel/i18n/i18n.ts';

export const shippingMessages: Messages = {
  'shipping.region_unknown': {
    zh: '所在地区有误，请重新选择',
    en: 'This area isn’t recognised. Please select it again',
  },
  'shipping.too_many_addresses': {
    zh: '最多保存 {most} 个收货地址',
    en: 'You can save up to {most} addresses',
  },
  'shipping.template_in_use': {
    zh: '还有 {goods} 件商品使用该运费模板，请先更换',
    en: '{goods} products still use this template. Please change them first',
  },
  'shipping.too_many_templates': {
    zh: '运费模板最多 {most} 个',
    en: 'You can have up to {most} shipping templates',
  },
  'shipping.carrier_unknown': { zh: '不支持的快递公司：{code}', en: 'Unknown carrier: {code}' },
  'shipping.carrier_name_taken': {
    zh: '「{name}」已是其他快递公司的编码或名称',
    en: '“{name}” is already the code or a name of another carrier',
  },
  'shipping.tracking_no_wrong': {
    zh: '快递单号格式不正确',
    en: 'This tracking number is not valid for the carrier',
  },
};

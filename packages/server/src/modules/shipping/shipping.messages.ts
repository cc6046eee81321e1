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
    en: '{goods} {goods|product still uses|products still use} this template. Please change {goods|it|them} first',
  },
  'shipping.too_many_templates': {
    zh: '运费模板最多 {most} 个',
    en: 'You can have up to {most} shipping templates',
  },
  'shipping.carrier_unknown': { zh: '不支持的快递公司：{code}', en: 'Unknown carrier: {code}' },
  'shipping.no_waybills': {
    zh: '本站尚未开通电子面单，请手动填写运单号',
    en: 'Shipping labels aren’t set up on this site. Enter tracking numbers by hand',
  },
  'shipping.no_waybill_account': {
    zh: '还没有该快递公司的电子面单账号，请先在「电子面单账号」中添加',
    en: 'There is no label account with this carrier yet. Add one under Label accounts first',
  },
  'shipping.account_exists': {
    zh: '该快递公司已有电子面单账号，每家快递公司只能有一个',
    en: 'This carrier has a label account already; there can be only one for each carrier',
  },
  'shipping.account_carrier_stays': {
    zh: '账号的快递公司不能更改，请添加另一个账号',
    en: 'An account keeps its carrier. Add another account instead',
  },
  'shipping.waybill_refused': {
    zh: '快递公司未出单：{reason}',
    en: 'The carrier gave no label: {reason}',
  },
  'shipping.waybill_unanswered': {
    zh: '电子面单服务暂时没有响应，请稍后重试；不会重复出单',
    en: 'The label service isn’t answering. Try again shortly; no order gets two labels',
  },
  'shipping.carrier_name_taken': {
    zh: '「{name}」已是其他快递公司的编码或名称',
    en: '“{name}” is already the code or a name of another carrier',
  },
  'shipping.tracking_no_wrong': {
    zh: '快递单号格式不正确',
    en: 'This tracking number is not valid for the carrier',
  },
};
